import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorScreen, NotFoundScreen } from '../screens/shell/index.ts';

export function NotFoundPage() {
  return <NotFoundScreen />;
}

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  return <ErrorScreen error={error} retry={reset} />;
}
