import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { pathIn } from '../../../domain/locale/index.ts';
import { leadsToDuePayment } from '../../../domain/payment/index.ts';
import type { AuthMode } from '../../../machines/auth/index.ts';
import { cart } from '../../alive/index.ts';
import { returnedIdentity } from './returned-identity.ts';
import { hasSession } from '../../base/visitor/signed-in.ts';
import { typedEmail } from '../../base/visitor/typed-email.ts';
import { useFlow } from '../../base/use-flow.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import type { Api } from '../../services/http/index.ts';
import { readMoneyOnTheWayTo } from '../open-payment/money-on-the-way.ts';
import { placeAfterSignIn, safeRedirect } from '../session/session-redirect.ts';
import { authFlow } from './auth.services.ts';
import { identityWays } from './identity.ts';
import { AuthScreen } from './auth-screen.tsx';

export interface AuthSearch {
  /** Where to go after signing in: a path of this shop with its language. */
  redirect?: string | undefined;
  /** Token of the link in a password-reset e-mail. */
  token?: string | undefined;
  /** The visitor's session has just expired. */
  expired?: true | undefined;
}

interface AuthPageProps {
  api: Api;
  mode: AuthMode;
  search: AuthSearch;
}

function readReturned() {
  const identity = returnedIdentity.get();
  return identity?.purpose === 'signIn' ? identity : null;
}

/** The four forms are one flow: the URL selects the form, and this component stays mounted while one is open. */
export function AuthPage({ api, mode, search }: AuthPageProps) {
  const router = useRouter();
  const locale = useLocale();
  const [identity] = useState(readReturned);
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
    if (identity === null || returnedIdentity.get() === null) return;
    returnedIdentity.set(null);
    send({ type: 'identity.submit', provider: identity.provider, idToken: identity.idToken });
  }, [identity, send]);

  const isChanged = mode === 'resetPassword' && context.notice === 'passwordChanged';
  useEffect(() => {
    if (isChanged) void router.navigate({ href: pathIn(locale, '/auth/login'), replace: true });
  }, [isChanged, router, locale]);

  const [wasIn] = useState(() => mode !== 'resetPassword' && hasSession());
  const isDone = status === 'done';
  const wanted = output?.redirectPath ?? search.redirect;
  useEffect(() => {
    if (!isDone && !wasIn) return;
    const isShopping = cart.getSnapshot().context.cart.items.length > 0;
    const next = pathIn(locale, placeAfterSignIn({ isPaymentOpen, isShopping }));
    void router.navigate({ href: wanted ?? next, replace: true });
  }, [isDone, wasIn, wanted, isPaymentOpen, router, locale]);

  const way = search.redirect ? `?redirect=${encodeURIComponent(search.redirect)}` : '';
  const [providers] = useState(() => identityWays(search.redirect ?? null));
  return (
    <AuthScreen
      snapshot={snapshot}
      send={send}
      now={Date.now}
      pathTo={(form) => `/auth/${form}${way}`}
      email={typedEmail.get()}
      onEmail={(email) => typedEmail.set(email)}
      providers={providers}
      isPaymentOpen={isPaymentOpen}
      isForDuePayment={search.redirect !== undefined && leadsToDuePayment(search.redirect)}
      isForCheckout={search.redirect?.split('?')[0] === pathIn(locale, '/checkout')}
    />
  );
}
