import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../../i18n/i18n.ts';

/** Also where the bank leads back to. */
export const Route = createFileRoute('/{-$locale}/account/cards')({
  validateSearch: ({ attempt }): { attempt?: unknown } => ({ attempt }),
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'checkout', 'three-d-secure'),
  codeSplitGroupings: [],
  component: lazyRouteComponent(() => import('../../../pages/account/area.ts'), 'CardsPage'),
});
