import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { safeRedirect } from '../../../flows/session/session-redirect.ts';
import { SignInCodePage } from '../../../flows/sign-in-code/sign-in-code-page.tsx';
import { loadMessages } from '../../../i18n/i18n.ts';
import { privateHead } from '../../../pages/shell/head/page-head.ts';

export const Route = createFileRoute('/{-$locale}/auth/code')({
  // Input typed into a rendered form before React is loaded would be lost.
  ssr: false,
  staticData: { app: 'now' },
  validateSearch: (search): { redirect?: string | undefined } => ({
    redirect: safeRedirect(search['redirect']) ?? undefined,
  }),
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`Giriş yap`) }),
  loader: ({ context: { i18n, locale } }) => loadMessages(i18n, locale, 'sign-in-code', 'auth'),
  component: SignInCode,
});

const page = getRouteApi('/{-$locale}/auth/code');

function SignInCode() {
  const { api } = page.useRouteContext();
  const { redirect } = page.useSearch();
  return <SignInCodePage api={api} token={null} redirect={redirect} />;
}
