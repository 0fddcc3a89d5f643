import { createFileRoute, notFound } from '@tanstack/react-router';

export const Route = createFileRoute('/{-$locale}/404')({
  beforeLoad: () => {
    throw notFound();
  },
});
