import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PasswordPage } from '../../../flows/password/password-page.tsx';
import { loadMessages } from '../../../i18n/i18n.ts';
import { privateHead } from '../../../pages/shell/page-head.ts';

export const Route = createFileRoute('/{-$locale}/account/change-password')({
  ssr: false,
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'password'),
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`Şifremi değiştir`) }, match),
  component: ChangePassword,
});

function ChangePassword() {
  return <PasswordPage api={Route.useRouteContext().api} isChange={true} />;
}
