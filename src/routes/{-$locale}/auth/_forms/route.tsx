import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { pathIn } from '../../../../../domain/locale/index.ts';
import type { AuthMode } from '../../../../../machines/auth/index.ts';
import { cart } from '../../../../alive/index.ts';
import { loadMessages } from '../../../../i18n/i18n.ts';
import { Container } from '../../../../components/container.tsx';
import { TextSkeleton } from '../../../../components/skeleton.tsx';
import { Stack } from '../../../../components/stack.tsx';
import { useLocale } from '../../../../components/use-locale.ts';
import { privateHead } from '../../../../pages/shell/page-head.ts';
import { AuthScreen } from '../../../../flows/auth/index.tsx';
import { authFlow } from '../../../../flows/auth/auth.services.ts';
import { readMoneyOnTheWayTo } from '../../../../flows/open-payment/money-on-the-way.ts';
import { identityWays, type ReturnedIdentity, takeIdentity } from '../../../../flows/auth/identity.ts';
import { safeRedirect } from '../../../../flows/session/session-redirect.ts';
import { hasSession } from '../../../../app/signed-in.ts';
import { useFlow } from '../../../../app/use-flow.ts';

export interface AuthSearch {
  /** Where to go after signing in: a path of this shop with its language. */
  redirect?: string | undefined;
  /** From the link in the e-mail of a reset. */
  token?: string | undefined;
  /** The visitor was signed in a moment ago. */
  expired?: true | undefined;
}

const isToken = (raw: unknown): raw is string | number => typeof raw === 'string' || typeof raw === 'number';

export const Route = createFileRoute('/{-$locale}/auth/_forms')({
  // A form that can be typed into before React is there would lose what was typed.
  ssr: false,
  // Each one by name: the router keeps the raw value of a parameter that is left out here.
  validateSearch: (search): AuthSearch => ({
    redirect: safeRedirect(search['redirect']) ?? undefined,
    token: isToken(search['token']) ? `${search['token']}` : undefined,
    expired: search['expired'] === true ? true : undefined,
  }),
  head: ({ match, matches }) => {
    const title = titles[modeOf(matches.at(-1)?.pathname ?? '')];
    return privateHead({ title: match.context.i18n._(title) });
  },
  pendingComponent: Waiting,
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'auth'),
  component: AuthForms,
});

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

/** Held outside: StrictMode mounts twice while developing, and the answer is given once. */
let taken: ReturnedIdentity | null = null;
const takenIdentity = () => (taken ??= takeIdentity());

/** The four forms are one flow: the address says which is open, this component lives as long as any of them. */
function AuthForms() {
  const { api } = Route.useRouteContext();
  const search = Route.useSearch();
  const router = useRouter();
  const locale = useLocale();
  const mode = useMode();
  const [identity] = useState(takenIdentity);
  const [snapshot, send] = useFlow(() =>
    createActor(authFlow(api), {
      input: {
        mode,
        redirectPath: search.redirect ?? safeRedirect(identity?.redirect) ?? null,
        resetToken: search.token ?? null,
        notice: search.expired ? 'sessionExpired' : null,
      },
    }),
  );
  const { context, status, output } = snapshot;
  const [isPaymentOpen] = useState(() => readMoneyOnTheWayTo(search.redirect) === 'unknown');

  useEffect(() => {
    if (mode !== 'resetPassword') send({ type: 'mode.choose', mode });
  }, [mode, send]);

  useEffect(() => {
    if (identity === null || taken === null) return;
    taken = null;
    send({ type: 'identity.submit', provider: identity.provider, idToken: identity.idToken });
  }, [identity, send]);

  const isChanged = mode === 'resetPassword' && context.notice === 'passwordChanged';
  useEffect(() => {
    if (isChanged) void router.navigate({ href: pathIn(locale, '/auth/login'), replace: true });
  }, [isChanged, router, locale]);

  // Whoever was signed in when the page was opened has nothing to do here.
  const [wasIn] = useState(() => mode !== 'resetPassword' && hasSession());
  const isDone = status === 'done';
  const wanted = output?.redirectPath ?? search.redirect;
  useEffect(() => {
    if (!isDone && !wasIn) return;
    const isShopping = cart.getSnapshot().context.cart.items.length > 0;
    const next = isPaymentOpen ? '/checkout' : isShopping ? '/cart' : '/account';
    void router.navigate({ href: wanted ?? pathIn(locale, next), replace: true });
  }, [isDone, wasIn, wanted, isPaymentOpen, router, locale]);

  const way = search.redirect ? `?redirect=${encodeURIComponent(search.redirect)}` : '';
  const [providers] = useState(() => identityWays(search.redirect ?? null));
  return (
    <AuthScreen
      snapshot={snapshot}
      send={send}
      now={Date.now}
      pathTo={(form) => `/auth/${form}${way}`}
      providers={providers}
      isPaymentOpen={isPaymentOpen}
    />
  );
}

const modeOf = (path: string): AuthMode => modes[path.split('/').findLast(Boolean) ?? ''] ?? 'login';

const useMode = (): AuthMode => modeOf(useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' }));

function Waiting() {
  const { i18n } = Route.useRouteContext();
  return (
    <Container aria-busy="true" css={{ paddingBlock: '1.5rem 5rem', minHeight: '36rem' }}>
      <Stack gap={5}>
        <h1>{i18n._(titles[useMode()])}</h1>
        <TextSkeleton lines={5} />
      </Stack>
    </Container>
  );
}
