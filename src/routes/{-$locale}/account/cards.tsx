import { createFileRoute } from '@tanstack/react-router';
import { areaPage } from '../../../pages/account/area-page.ts';

/** The bank redirects to this page as well. */
export const Route = createFileRoute('/{-$locale}/account/cards')({
  ...areaPage('CardsPage'),
  validateSearch: ({ attempt }): { attempt?: unknown } => ({ attempt }),
  codeSplitGroupings: [],
});
