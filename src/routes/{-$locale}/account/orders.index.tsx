import { createFileRoute } from '@tanstack/react-router';
import { areaPage } from '../../../pages/account/area-page.ts';

export const Route = createFileRoute('/{-$locale}/account/orders/')({
  ...areaPage('OrdersPage'),
  // The page validates them: an invalid value shows the first page of every kind.
  validateSearch: ({ kind, page }): { kind?: unknown; page?: unknown } => ({ kind, page }),
  codeSplitGroupings: [],
});
