import { createFileRoute } from '@tanstack/react-router';
import { areaPage } from '../../../pages/account/area-page.ts';

/** `{id}`, `{id}/summary` and `successful`: one route, since every page loads the list of all routes. */
export const Route = createFileRoute('/{-$locale}/account/orders/refund/$')({
  ...areaPage('RefundPage'),
  codeSplitGroupings: [],
});
