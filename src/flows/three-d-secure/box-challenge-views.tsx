import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { MessagePage } from '../../components/message-page.tsx';
import { TruthLine } from '../../components/truth-line.tsx';
import { LeaveButton } from './leave-button.tsx';
import { paymentViews } from './three-d-secure-screen.tsx';
import type { ThreeDSecureScreenProps, ThreeDSecureViews } from './three-d-secure.types.ts';

interface BoxWords {
  /** What becomes of the box without the bank's approval. */
  unapproved: ReactNode;
  /** The same, while the bank is asked how it ended. */
  closing: ReactNode;
  /** What becomes of it either way, while nobody knows. */
  eitherWay: ReactNode;
}

/** What the payment of a subscription's box says in place of an order's. */
export function boxChallengeViews({ unapproved, closing, eitherWay }: BoxWords): ThreeDSecureViews {
  return {
    ...paymentViews,
    abandoning: () => (
      <MessagePage
        scene="bank-waiting"
        title={<Trans>Ödemeyi kapatıyoruz</Trans>}
        truth={<TruthLine money="unknown">{closing}</TruthLine>}
      />
    ),
    unknown: ({ snapshot, send }: ThreeDSecureScreenProps) => (
      <MessagePage
        scene="bank-unknown"
        title={
          <Trans>
            Şu an <em>biz de bilmiyoruz</em>
          </Trans>
        }
        truth={
          <TruthLine money="unknown">
            <Trans>Bankandan kesin cevap gelmedi. Sormaya devam ediyoruz; bu sayfayı kapatabilirsin.</Trans>
          </TruthLine>
        }
        actions={
          <>
            <Button look="ink" busy={snapshot.hasTag('busy')} onClick={() => send({ type: 'payment.check' })}>
              <Trans>Yeniden sor</Trans>
            </Button>
            <LeaveButton send={send} />
          </>
        }
      >
        <p>{eitherWay}</p>
      </MessagePage>
    ),
    beside: {
      ...paymentViews.beside,
      offer: () => (
        <TruthLine money="unknown" sentence={<Trans>Para, ancak sen bankada onaylarsan çekilir.</Trans>}>
          {unapproved}
        </TruthLine>
      ),
    },
  };
}
