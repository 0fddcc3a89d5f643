import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pathIn } from '../../../domain/locale/index.ts';
import { type CheckoutActor, leaveCheckout, openCheckout } from './checkout-actor.ts';
import { TruthLine } from '../../components/feedback/truth-line.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import type { Api } from '../../services/http/index.ts';
import { UNIDENTIFIED } from './checkout-memory.ts';
import { readKnownMoney } from '../open-payment/money-on-the-way.ts';
import { SignedInOnly } from '../session/signed-in-only.tsx';
import { useSession } from '../session/use-session.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { Waiting } from './waiting.tsx';

interface CheckoutHostProps {
  api: Api;
  /** The attempt named in the URL to which the bank redirected. */
  attempt: string | undefined;
  step: 'pay' | 'address';
}

/** Around the pages of the checkout: its actor lives as long as any of them is open. */
export function CheckoutHost(props: CheckoutHostProps) {
  const [money] = useState(readKnownMoney);
  // A payment that this browser remembers belongs to an account.
  const isFirst = props.attempt === undefined && money === null;
  return (
    <SignedInOnly
      waiting={<WaitingToPay attempt={props.attempt} />}
      guestForm={isFirst ? '/auth/register' : '/auth/login'}
    >
      <Checkout {...props} />
    </SignedInOnly>
  );
}

function WaitingToPay({ attempt }: Pick<CheckoutHostProps, 'attempt'>) {
  // `unknown`: a payment may be under way.
  const [money] = useState(readKnownMoney);
  return <Waiting>{(attempt !== undefined || money === 'unknown') && <TruthLine money="unknown" />}</Waiting>;
}

function Checkout({ api, attempt, step }: CheckoutHostProps) {
  const router = useRouter();
  const locale = useLocale();
  const owner = useSession((snapshot) => snapshot.context.account?._id ?? null);
  const isUnidentified = useSession((snapshot) => snapshot.matches({ signedIn: 'unidentified' }));
  const [opened, setOpened] = useState<{ actor: CheckoutActor; account: string } | null>(null);
  // Read once: later the flow has newer data, and the parameter is removed from the URL.
  const [attemptId] = useState(attempt ?? null);
  const whose = owner ?? (isUnidentified ? UNIDENTIFIED : null);

  useEffect(() => {
    const visit = { isOver: false, actor: null as CheckoutActor | null };
    const open = async (account: string) => {
      visit.actor = await openCheckout(api, { owner: account, attemptId });
      if (visit.isOver) leaveCheckout(visit.actor);
      else setOpened({ actor: visit.actor, account });
    };
    if (whose !== null) void open(whose);
    return () => {
      visit.isOver = true;
      if (visit.actor) leaveCheckout(visit.actor);
    };
  }, [api, whose, attemptId]);

  // Nothing of another account is shown, and nothing typed is kept.
  const isOwn = opened?.account === whose || opened?.account === UNIDENTIFIED;
  const actor = isOwn ? opened?.actor : null;
  useEffect(() => {
    if (actor && attempt !== undefined) void router.navigate({ href: pathIn(locale, '/checkout'), replace: true });
  }, [actor, attempt, router, locale]);

  if (!actor) return <WaitingToPay attempt={attempt} />;
  return <CheckoutPage api={api} actor={actor} step={step} />;
}
