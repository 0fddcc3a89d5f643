import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CommunicationPage } from '../../../flows/communication/communication-page.tsx';
import { loadMessages } from '../../../i18n/i18n.ts';
import { privateHead } from '../../../pages/shell/page-head.ts';

export const Route = createFileRoute('/{-$locale}/account/communication')({
  ssr: false,
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'communication'),
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`İletişim izinleri`) }, match),
  component: Communication,
});

function Communication() {
  return <CommunicationPage api={Route.useRouteContext().api} />;
}
