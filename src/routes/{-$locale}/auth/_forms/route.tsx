import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi, useMatches } from '@tanstack/react-router';
import type { AuthMode } from '../../../../../machines/auth/index.ts';
import { loadMessages } from '../../../../i18n/i18n.ts';
import { Container } from '../../../../components/basics/container.tsx';
import { TextSkeleton } from '../../../../components/feedback/skeleton.tsx';
import { Stack } from '../../../../components/basics/stack.tsx';
import { privateHead } from '../../../../pages/shell/head/page-head.ts';
import { type AuthSearch, AuthPage } from '../../../../flows/auth/auth-page.tsx';
import { safeRedirect } from '../../../../flows/session/session-redirect.ts';

const isToken = (raw: unknown): raw is string | number => typeof raw === 'string' || typeof raw === 'number';

export const Route = createFileRoute('/{-$locale}/auth/_forms')({
  // Input typed into a rendered form before React is loaded would be lost.
  ssr: false,
  // Each is listed even if undefined: the router keeps the raw value of a parameter that is left out here.
  validateSearch: (search): AuthSearch => ({
    redirect: safeRedirect(search['redirect']) ?? undefined,
    token: isToken(search['token']) ? `${search['token']}` : undefined,
    expired: search['expired'] === true ? true : undefined,
  }),
  head: ({ match, matches }) => {
    const { pathname } = matches.at(-1) ?? match;
    const title = match.context.i18n._(titles[modeOf(pathname)]);
    return privateHead({ title });
  },
  pendingComponent: Waiting,
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'auth'),
  component: AuthForms,
});

const page = getRouteApi('/{-$locale}/auth/_forms');

const modes: Record<string, AuthMode> = {
  login: 'login',
  register: 'register',
  'forgot-password': 'forgotPassword',
  'reset-password': 'resetPassword',
};

const titles: Record<AuthMode, MessageDescriptor> = {
  login: msg`Giriş yap`,
  register: msg`Üye ol`,
  forgotPassword: msg`Şifremi unuttum`,
  resetPassword: msg`Yeni şifre`,
};

function AuthForms() {
  const { api } = page.useRouteContext();
  return <AuthPage api={api} mode={useMode()} search={page.useSearch()} />;
}

const modeOf = (path: string): AuthMode => modes[path.split('/').findLast(Boolean) ?? ''] ?? 'login';

const useMode = (): AuthMode => modeOf(useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' }));

function Waiting() {
  const { i18n } = page.useRouteContext();
  return (
    <Container aria-busy="true" css={{ paddingBlock: '1.5rem 5rem', minHeight: '36rem' }}>
      <Stack gap={5}>
        <h1>{i18n._(titles[useMode()])}</h1>
        <TextSkeleton lines={5} />
      </Stack>
    </Container>
  );
}
