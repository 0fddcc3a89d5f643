import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { pathIn } from '../../../domain/locale/index.ts';
import { cart } from '../../alive/index.ts';
import { useSignedIn } from '../../base/visitor/signed-in.ts';
import { typedEmail } from '../../base/visitor/typed-email.ts';
import { useFlow } from '../../base/use-flow.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import type { Api } from '../../services/http/index.ts';
import { readMoneyOnTheWayTo } from '../open-payment/money-on-the-way.ts';
import { placeAfterSignIn } from '../session/session-redirect.ts';
import { SignInCodeScreen } from './sign-in-code-screen.tsx';
import { signInCodeFlow } from './sign-in-code.services.ts';

interface SignInCodePageProps {
  api: Api;
  /** Token of the mailed link; null for the form that requests a code. */
  token: string | null;
  /** Where to go after signing in: a path of this shop with its language. */
  redirect?: string | undefined;
}

export function SignInCodePage({ api, token, redirect }: SignInCodePageProps) {
  const router = useRouter();
  const locale = useLocale();
  const [snapshot, send] = useFlow(() =>
    createActor(signInCodeFlow(api), {
      input: { token, redirectPath: redirect ?? null, email: token === null ? typedEmail.get() : '' },
    }),
  );
  const { context, status } = snapshot;
  const [isPaymentOpen] = useState(() => readMoneyOnTheWayTo(redirect) === 'unknown');

  // The link of the mail may have signed in from another tab of this browser meanwhile.
  const isSignedIn = useSignedIn() && (token === null || context.ended === 'CODE_USED');
  const isDone = context.session === null ? isSignedIn : status === 'done';
  const wanted = context.redirectPath;
  useEffect(() => {
    if (!isDone) return;
    const isShopping = cart.getSnapshot().context.cart.items.length > 0;
    const next = pathIn(locale, placeAfterSignIn({ isPaymentOpen, isShopping }));
    void router.navigate({ href: wanted ?? next, replace: true });
  }, [isDone, wanted, isPaymentOpen, router, locale]);

  const way = wanted === null ? '' : `?redirect=${encodeURIComponent(wanted)}`;
  return (
    <SignInCodeScreen
      snapshot={snapshot}
      send={(event) => {
        if (event.type === 'code.request') typedEmail.set(event.email);
        send(event);
      }}
      pathTo={(form) => `/auth/${form}${way}`}
    />
  );
}
