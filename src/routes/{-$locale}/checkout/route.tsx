import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, useMatches, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { pathIn } from '../../../../domain/locale/index.ts';
import { loadMessages } from '../../../i18n/i18n.ts';
import { TextSkeleton } from '../../../components/skeleton.tsx';
import { Container } from '../../../components/container.tsx';
import { TruthLine } from '../../../components/truth-line.tsx';
import { useLocale } from '../../../components/use-locale.ts';
import { type CheckoutActor, leaveCheckout, openCheckout } from '../../../app/checkout-actor.ts';
import { readCheckoutMoney, UNIDENTIFIED } from '../../../flows/open-payment/checkout-memory.ts';
import { useSession } from '../../../flows/session/use-session.ts';
import { privateHead } from '../../../pages/shell/page-head.ts';
import { CheckoutPage } from '../../../flows/checkout/checkout-page.tsx';
import { SignedInOnly } from '../../../flows/session/signed-in-only.tsx';

/** Owns the checkout: its actor lives as long as any of its pages is open. */
export const Route = createFileRoute('/{-$locale}/checkout')({
  ssr: false,
  staticData: { app: 'now', frame: 'slim' },
  validateSearch: (search): { attempt?: string | undefined } => ({
    attempt: typeof search['attempt'] === 'string' ? search['attempt'] : undefined,
  }),
  head: ({ match }) => privateHead({ title: match.context.i18n._(msg`Ödeme`) }),
  pendingComponent: Waiting,
  loader: ({ context: { i18n, locale } }) => loadMessages(i18n, locale, 'checkout'),
  component: CheckoutLayout,
});

function CheckoutLayout() {
  return (
    <SignedInOnly waiting={<WaitingToPay />}>
      <Checkout />
    </SignedInOnly>
  );
}

/** Whether a payment may be under way whose end this browser does not know. */
function useOpenPayment(): boolean {
  const { attempt } = Route.useSearch();
  const [money] = useState(readCheckoutMoney);
  return attempt !== undefined || money === 'unknown';
}

function Waiting({ children }: { children?: ReactNode }) {
  return (
    <Container aria-busy="true" css={{ paddingBlock: '2rem 5rem', display: 'grid', gap: '$5' }}>
      <h1>
        <Trans>Ödeme</Trans>
      </h1>
      {children || (
        <output>
          <Trans>Ödeme sayfan hazırlanıyor…</Trans>
        </output>
      )}
      <TextSkeleton lines={6} />
    </Container>
  );
}

function WaitingToPay() {
  return <Waiting>{useOpenPayment() && <TruthLine money="unknown" />}</Waiting>;
}

function Checkout() {
  const { api } = Route.useRouteContext();
  const { attempt } = Route.useSearch();
  const router = useRouter();
  const locale = useLocale();
  const isAddress = useMatches({ select: (matches) => matches.at(-1)?.pathname.endsWith('/address') ?? false });
  const owner = useSession((snapshot) => snapshot.context.account?._id ?? null);
  const isUnidentified = useSession((snapshot) => snapshot.matches({ signedIn: 'unidentified' }));
  const [opened, setOpened] = useState<{ actor: CheckoutActor; account: string } | null>(null);
  // Read once: afterwards the flow knows more than the address, which forgets it.
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

  // Of another account nothing is shown any more, and nothing typed is kept.
  const isOwn = opened?.account === whose || opened?.account === UNIDENTIFIED;
  const actor = isOwn ? opened?.actor : null;
  useEffect(() => {
    if (actor && attempt !== undefined) void router.navigate({ href: pathIn(locale, '/checkout'), replace: true });
  }, [actor, attempt, router, locale]);

  if (!actor) return <WaitingToPay />;
  return <CheckoutPage api={api} actor={actor} step={isAddress ? 'address' : 'pay'} />;
}
