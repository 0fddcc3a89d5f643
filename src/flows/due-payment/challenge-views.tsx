import { Trans } from '@lingui/react/macro';
import { Button } from '../../components/button.tsx';
import { MessagePage } from '../../components/message-page.tsx';
import { TruthLine } from '../../components/truth-line.tsx';
import { LeaveButton } from '../three-d-secure/leave-button.tsx';
import { paymentViews } from '../three-d-secure/three-d-secure-screen.tsx';
import type { ThreeDSecureScreenProps, ThreeDSecureViews } from '../three-d-secure/three-d-secure.types.ts';

function Offer() {
  return (
    <TruthLine money="unknown" sentence={<Trans>Para, ancak sen bankada onaylarsan çekilir.</Trans>}>
      <Trans>Onaylamadan vazgeçersen kutun beklemeye devam eder.</Trans>
    </TruthLine>
  );
}

function Abandoning() {
  return (
    <MessagePage
      scene="bank-waiting"
      title={<Trans>Ödemeyi kapatıyoruz</Trans>}
      truth={
        <TruthLine money="unknown">
          <Trans>Sonucu bankana soruyoruz. Onaylamadıysan para çekilmez, kutun beklemeye devam eder.</Trans>
        </TruthLine>
      }
    />
  );
}

function Unknown({ snapshot, send }: ThreeDSecureScreenProps) {
  return (
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
      <p>
        <Trans>Çekildiyse kutun yola hazırlanır, e-postayla da yazarız. Çekilmediyse hesabından yeniden ödersin.</Trans>
      </p>
    </MessagePage>
  );
}

/** What the payment of a due box says in place of an order's. */
export const dueChallengeViews: ThreeDSecureViews = {
  ...paymentViews,
  abandoning: Abandoning,
  unknown: Unknown,
  beside: { ...paymentViews.beside, offer: Offer },
};
