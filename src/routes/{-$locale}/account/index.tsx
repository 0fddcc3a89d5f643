import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../../pages/account/account-page.tsx';
import { privateHead } from '../../../pages/shell/page-head.ts';

export const Route = createFileRoute('/{-$locale}/account/')({
  ssr: false,
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`Hesabım`) }, match),
  component: Account,
});

function Account() {
  return <AccountPage api={Route.useRouteContext().api} />;
}
