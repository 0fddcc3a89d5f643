import { createFileRoute } from '@tanstack/react-router';
import { areaPage } from '../../../pages/account/area-page.ts';

/** Also where the bank leads back to. */
export const Route = createFileRoute('/{-$locale}/account/cards')({
  ...areaPage('CardsPage'),
  validateSearch: ({ attempt }): { attempt?: unknown } => ({ attempt }),
  codeSplitGroupings: [],
});
