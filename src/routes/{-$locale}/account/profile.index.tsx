import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../../../flows/profile/profile-page.tsx';
import { loadMessages } from '../../../i18n/i18n.ts';
import { privateHead } from '../../../pages/shell/page-head.ts';

export const Route = createFileRoute('/{-$locale}/account/profile/')({
  ssr: false,
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'profile'),
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`Bilgilerim`) }, match),
  component: Profile,
});

function Profile() {
  return <ProfilePage api={Route.useRouteContext().api} />;
}
