import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AddressesPage } from '../../../flows/addresses/addresses-page.tsx';
import { loadMessages } from '../../../i18n/i18n.ts';
import { privateHead } from '../../../pages/shell/page-head.ts';

export const Route = createFileRoute('/{-$locale}/account/addresses')({
  ssr: false,
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'addresses', 'address'),
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`Adreslerim`) }, match),
  component: Addresses,
});

function Addresses() {
  return <AddressesPage api={Route.useRouteContext().api} />;
}
