import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { loadMessages } from '../../../i18n/i18n.ts';
import { LogoutPage } from '../../../flows/auth/logout-page.tsx';
import { safeRedirect } from '../../../flows/session/session-redirect.ts';
import { privateHead } from '../../../pages/shell/head/page-head.ts';

export const Route = createFileRoute('/{-$locale}/auth/logout')({
  ssr: false,
  staticData: { app: 'now' },
  // Listed even if undefined: the router keeps the raw value of a parameter that is left out here.
  validateSearch: (search): { redirect?: string | undefined } => ({
    redirect: safeRedirect(search['redirect']) ?? undefined,
  }),
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'auth'),
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`Çıkış`) }),
  component: Logout,
});

const page = getRouteApi('/{-$locale}/auth/logout');

function Logout() {
  return <LogoutPage redirect={page.useSearch().redirect} />;
}
