import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/button.tsx';
import { MessagePage } from '../../components/message-page.tsx';
import { TruthLine } from '../../components/truth-line.tsx';
import { LeaveButton } from '../three-d-secure/leave-button.tsx';
import type { ThreeDSecureScreenProps, ThreeDSecureViews } from '../three-d-secure/three-d-secure.types.ts';

/** Nothing is bought: what the bank holds for a moment it gives back. */
function NothingCharged({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <TruthLine money="unknown" sentence={t`Kartından para çekilmez; tutulan 1 lira geri verilir.`}>
      {children}
    </TruthLine>
  );
}

function Offer() {
  return (
    <NothingCharged>
      <Trans>Onaylamadan vazgeçersen kartın eklenmez.</Trans>
    </NothingCharged>
  );
}

function Unheard() {
  return (
    <NothingCharged>
      <Trans>
        Şu an sunucumuzdan cevap alamıyoruz. Kodu onayladıysan kartın kaydedilmiş olabilir; bağlantı gelince sonucu
        kendimiz öğrenip burada söyleriz.
      </Trans>
    </NothingCharged>
  );
}

const nothing = () => null;

function Settling() {
  return (
    <MessagePage
      scene="bank-waiting"
      title={
        <Trans>
          Sonucu <em>öğreniyoruz</em>
        </Trans>
      }
      truth={
        <NothingCharged>
          <Trans>Birkaç saniye sürer. Sayfayı kapatsan da doğrulama yarım kalmaz.</Trans>
        </NothingCharged>
      }
    />
  );
}

function Abandoning() {
  return (
    <MessagePage
      scene="bank-waiting"
      title={<Trans>Doğrulamayı kapatıyoruz</Trans>}
      truth={
        <NothingCharged>
          <Trans>Sonucu bankana soruyoruz. Onaylamadıysan kartın eklenmez.</Trans>
        </NothingCharged>
      }
    />
  );
}

function Untold({ send }: ThreeDSecureScreenProps) {
  return (
    <MessagePage
      scene="bank-waiting"
      title={<Trans>Vazgeçmene henüz yanıt gelmedi</Trans>}
      truth={
        <NothingCharged>
          <Trans>Sunucumuz ya da bankan yanıt vermiyor. Burada kalırsan denemeyi sürdürür, sonucu söyleriz.</Trans>
        </NothingCharged>
      }
      actions={<LeaveButton send={send} />}
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
        <NothingCharged>
          <Trans>Bankandan kesin cevap gelmedi. Sormaya devam ediyoruz; bu sayfayı kapatabilirsin.</Trans>
        </NothingCharged>
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
        <Trans>Onayladıysan kartın kaydedilmiş olabilir. Öğrenince Kartlarım sayfasında görürsün.</Trans>
      </p>
    </MessagePage>
  );
}

function Suspended({ loginPath }: ThreeDSecureScreenProps) {
  return (
    <MessagePage
      scene="sign-in"
      title={
        <Trans>
          Oturumun bitti, <em>doğrulaman bizde</em>
        </Trans>
      }
      truth={
        <NothingCharged>
          <Trans>Giriş yapınca sonucu birlikte öğreniriz.</Trans>
        </NothingCharged>
      }
      actions={
        <ButtonLink look="main" href={loginPath}>
          <Trans>Giriş yap, devam et</Trans>
        </ButtonLink>
      }
    />
  );
}

/** What a card check says in place of a payment. */
export const cardCheckViews: ThreeDSecureViews = {
  settling: Settling,
  ended: Settling,
  abandoning: Abandoning,
  untold: Untold,
  unknown: Unknown,
  suspended: Suspended,
  beside: { amount: nothing, offer: Offer, unheard: Unheard },
};
