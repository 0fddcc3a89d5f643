import { createFileRoute } from '@tanstack/react-router';

/** Shown by the layout: the forms share one flow. */
export const Route = createFileRoute('/{-$locale}/auth/_forms/login')({ staticData: { app: 'now' } });
