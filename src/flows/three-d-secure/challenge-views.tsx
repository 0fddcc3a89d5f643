import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/basics/button.tsx';
import { MessagePage, type MessagePageProps } from '../../components/feedback/message-page.tsx';
import { TruthLine } from '../../components/feedback/truth-line.tsx';
import { LeaveButton } from './leave-button.tsx';
import { paymentViews } from './three-d-secure-screen.tsx';
import type { ThreeDSecureViews } from './three-d-secure.types.ts';

/** Texts around the bank's page for payments other than an order. */
interface ChallengeWords {
  /** Text: what follows if the customer does not approve the payment. */
  unapproved: ReactNode;
  /** The same, while the bank is asked for the outcome. */
  closing: ReactNode;
  /** What happens in either case, while the outcome is unknown. */
  eitherWay: ReactNode;
  /** For a card check, which charges nothing: replaces the texts of a payment. */
  proof?: {
    /** Replaces the sentence that the state of the money is unknown. */
    money: ReactNode;
    lookupFailed: ReactNode;
    settling: ReactNode;
    closingTitle: ReactNode;
    abandonFailed: ReactNode;
    suspendedTitle: ReactNode;
  };
}

const nothing = () => null;

export function challengeViews({ unapproved, closing, eitherWay, proof }: ChallengeWords): ThreeDSecureViews {
  const truth = (words: ReactNode) => (
    <TruthLine money="unknown" sentence={proof?.money}>
      {words}
    </TruthLine>
  );
  const page = (props: Omit<MessagePageProps, 'truth'>, words: ReactNode) => (
    <MessagePage {...props} truth={truth(words)} />
  );
  const views: ThreeDSecureViews = {
    ...paymentViews,
    abandoning: () =>
      page({ scene: 'bank-waiting', title: proof ? proof.closingTitle : <Trans>Ödemeyi kapatıyoruz</Trans> }, closing),
    unknown: ({ snapshot, send }) =>
      page(
        {
          scene: 'bank-unknown',
          title: (
            <Trans>
              Şu an <em>biz de bilmiyoruz</em>
            </Trans>
          ),
          actions: (
            <>
              <Button look="ink" busy={snapshot.hasTag('busy')} onClick={() => send({ type: 'payment.check' })}>
                <Trans>Yeniden sor</Trans>
              </Button>
              <LeaveButton send={send} />
            </>
          ),
          children: <p>{eitherWay}</p>,
        },
        <Trans>Bankandan kesin cevap gelmedi. Sormaya devam ediyoruz; bu sayfayı kapatabilirsin.</Trans>,
      ),
    beside: {
      ...paymentViews.beside,
      offer: () => (
        <TruthLine
          money="unknown"
          sentence={proof ? proof.money : <Trans>Para, ancak sen bankada onaylarsan çekilir.</Trans>}
        >
          {unapproved}
        </TruthLine>
      ),
    },
  };
  if (!proof) return views;
  const settling = () =>
    page(
      {
        scene: 'bank-waiting',
        title: (
          <Trans>
            Sonucu <em>öğreniyoruz</em>
          </Trans>
        ),
      },
      proof.settling,
    );
  return {
    ...views,
    settling,
    ended: settling,
    abandonFailed: ({ send }) =>
      page(
        {
          scene: 'bank-waiting',
          title: <Trans>Vazgeçmene henüz yanıt gelmedi</Trans>,
          actions: <LeaveButton send={send} />,
        },
        proof.abandonFailed,
      ),
    suspended: ({ loginPath }) =>
      page(
        {
          scene: 'sign-in',
          title: proof.suspendedTitle,
          actions: (
            <ButtonLink look="main" href={loginPath}>
              <Trans>Giriş yap, devam et</Trans>
            </ButtonLink>
          ),
        },
        <Trans>Giriş yapınca sonucu birlikte öğreniriz.</Trans>,
      ),
    beside: { ...views.beside, amount: nothing, lookupFailed: () => truth(proof.lookupFailed) },
  };
}
