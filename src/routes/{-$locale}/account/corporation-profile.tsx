import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CorporationPage } from '../../../flows/corporation/corporation-page.tsx';
import { loadMessages } from '../../../i18n/i18n.ts';
import { privateHead } from '../../../pages/shell/page-head.ts';

export const Route = createFileRoute('/{-$locale}/account/corporation-profile')({
  ssr: false,
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'corporation'),
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`Kurum bilgileri`) }, match),
  component: Corporation,
});

function Corporation() {
  return <CorporationPage api={Route.useRouteContext().api} />;
}
