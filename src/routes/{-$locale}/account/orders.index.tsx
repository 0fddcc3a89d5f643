import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/{-$locale}/account/orders/')({
  // The page reads them: what is wrong there is the first page of every kind.
  validateSearch: ({ kind, page }): { kind?: unknown; page?: unknown } => ({ kind, page }),
  codeSplitGroupings: [],
  component: lazyRouteComponent(() => import('../../../pages/account/area.ts'), 'OrdersPage'),
});
