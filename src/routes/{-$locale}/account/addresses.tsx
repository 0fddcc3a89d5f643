import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../../i18n/i18n.ts';

export const Route = createFileRoute('/{-$locale}/account/addresses')({
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'address'),
  codeSplitGroupings: [],
  component: lazyRouteComponent(() => import('../../../pages/account/area.ts'), 'AddressesPage'),
});
