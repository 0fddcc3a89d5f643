import { createFileRoute } from '@tanstack/react-router';
import { areaPage } from '../../../pages/account/area-page.ts';
import { loadMessages } from '../../../i18n/i18n.ts';

/** Also where the bank leads back to. */
export const Route = createFileRoute('/{-$locale}/account/cards')({
  validateSearch: ({ attempt }): { attempt?: unknown } => ({ attempt }),
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'checkout', 'three-d-secure'),
  codeSplitGroupings: [],
  component: areaPage('CardsPage'),
});
