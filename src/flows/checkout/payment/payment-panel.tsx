import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { moneyOf } from '../../../../machines/checkout/index.ts';
import { Button, ButtonLink } from '../../../components/basics/button.tsx';
import { MessagePage } from '../../../components/feedback/message-page.tsx';
import { Price } from '../../../components/payment/price.tsx';
import { TruthLine } from '../../../components/feedback/truth-line.tsx';
import { UnknownPayment } from '../../../components/payment/unknown-payment.tsx';
import type { CheckoutScreenProps, PaymentPanelProps } from '../form/checkout.types.ts';
import { Declined } from './declined.tsx';

type PanelProps = Pick<CheckoutScreenProps, 'snapshot' | 'send' | 'loginPath'>;

function Unreachable({ snapshot, send }: PanelProps) {
  const { t } = useLingui();
  const isOrdered = snapshot.context.lookups > 0;
  return (
    <MessagePage
      scene="offline"
      title={
        isOrdered ? (
          <Trans>
            Siparişin bize <em>ulaşmamış olabilir</em>
          </Trans>
        ) : (
          <Trans>
            Şu an <em>ulaşamıyoruz</em>
          </Trans>
        )
      }
      truth={
        <TruthLine money="unknown">
          <Trans>Bağlantı gelince kendimiz yeniden bakarız; bu sayfa açık kalsın yeter.</Trans>
        </TruthLine>
      }
      actions={
        <>
          <Button look="main" onClick={() => send({ type: 'payment.check' })}>{t`Şimdi bak`}</Button>
          <ButtonLink href="/cart">{t`Sepete dön`}</ButtonLink>
        </>
      }
    >
      <p>
        {isOrdered ? (
          <Trans>
            Göndermeyi denedik, cevap alamadık: bağlantın kopmuş ya da biz yanıt verememiş olabiliriz. Ulaşmadıysa
            formuna dönersin, yazdıkların duruyor. Öğrenmeden yeni bir ödeme başlatmıyoruz.
          </Trans>
        ) : (
          <Trans>Yarım kalmış bir ödemen olup olmadığını öğrenmeden yenisini başlatmıyoruz.</Trans>
        )}
      </p>
    </MessagePage>
  );
}

function Interrupted({ snapshot, send }: PanelProps) {
  const { t } = useLingui();
  const { challenge } = snapshot.context;
  const amount = challenge?.amount;
  const money = moneyOf(snapshot);
  const busy = snapshot.matches('recovering');
  const isAgain = snapshot.context.canPayAgain && money === 'unknown';
  return (
    <MessagePage
      scene="bank-waiting"
      title={
        <Trans>
          Yarım kalmış <em>bir ödemen var</em>
        </Trans>
      }
      truth={
        <TruthLine
          money={money}
          sentence={
            isAgain
              ? t`Bu ödemenin sonucunu henüz bilmiyoruz.`
              : money === 'notCharged' && t`Bankan onayını bekliyor: şu ana kadar kartından para çekilmedi.`
          }
        >
          {isAgain ? (
            <Trans>
              Beklemek zorunda değilsin. Yeniden öder de ilki çekilmiş çıkarsa, ilkinin tamamını iade ederiz.
            </Trans>
          ) : (
            <Trans>Yeni bir ödeme başlatmadık; önce bunun nasıl bittiğine birlikte bakalım.</Trans>
          )}
        </TruthLine>
      }
      actions={
        <>
          {isAgain && (
            <Button look="main" busy={busy} onClick={() => send({ type: 'payment.again' })}>{t`Yeniden öde`}</Button>
          )}
          <Button
            look={isAgain ? 'line' : 'main'}
            busy={busy}
            onClick={() => send({ type: 'payment.resume' })}
          >{t`Ödememe dön`}</Button>
        </>
      }
    >
      {amount !== undefined && !isAgain && (
        <p>
          <Trans>
            Tutar <Price amount={amount} />. Onaylamadıysan kaldığın yerden sürdürebilir ya da orada vazgeçebilirsin.
          </Trans>
        </p>
      )}
    </MessagePage>
  );
}

function Empty({ snapshot }: PanelProps) {
  const { t } = useLingui();
  return (
    <MessagePage
      scene="empty-cart"
      title={
        <Trans>
          Ödenecek bir şey yok, <em>sepetin boş</em>
        </Trans>
      }
      actions={
        <>
          <ButtonLink look="main" href="/custom-packet">{t`Kutunu kur`}</ButtonLink>
          <ButtonLink href="/packets">{t`Hazır paketler`}</ButtonLink>
        </>
      }
    >
      {snapshot.context.notice === 'paidElsewhere' && (
        <p role="alert">
          <Trans>
            Başka bir sekmede verdiğin sipariş ödendi, ürünleri sepetinden çıktı. Bu ikinci deneme için kartından para
            çekilmedi.
          </Trans>
        </p>
      )}
    </MessagePage>
  );
}

function Requesting({ snapshot }: PanelProps) {
  return (
    <MessagePage
      scene="bank-waiting"
      title={
        <Trans>
          Bankana <em>bağlanıyoruz</em>
        </Trans>
      }
      truth={
        <TruthLine money={moneyOf(snapshot)}>
          <Trans>Birkaç saniye sürer. Sayfayı kapatsan da aynı ödeme iki kez gitmez.</Trans>
        </TruthLine>
      }
    />
  );
}

function LookingUp({ snapshot }: PanelProps) {
  return (
    <MessagePage
      scene="bank-waiting"
      title={
        <Trans>
          Cevap gecikti, <em>soruyoruz</em>
        </Trans>
      }
      truth={
        <TruthLine money={moneyOf(snapshot)}>
          <Trans>Siparişin bize ulaştı mı, ona bakıyoruz. Yeni bir ödeme başlatmadık.</Trans>
        </TruthLine>
      }
    />
  );
}

function Unknown({ snapshot, send }: PanelProps) {
  const { t } = useLingui();
  return (
    <UnknownPayment
      amount={snapshot.context.challenge?.amount ?? snapshot.context.quote?.chargedAmount ?? null}
      isAsking={false}
      actions={
        <>
          <Button look="ink" onClick={() => send({ type: 'payment.check' })}>{t`Yeniden sor`}</Button>
          <ButtonLink href="/account">{t`Siparişlerime git`}</ButtonLink>
        </>
      }
    />
  );
}

function SignInAgain({ snapshot, loginPath }: PanelProps) {
  const { t } = useLingui();
  return (
    <MessagePage
      scene="sign-in"
      title={
        <Trans>
          Oturumun bitti, <em>işin bitmedi</em>
        </Trans>
      }
      truth={
        <TruthLine money={moneyOf(snapshot)}>
          <Trans>Giriş yapınca tam burada devam edersin; seçtiğin her şey duruyor.</Trans>
        </TruthLine>
      }
      actions={<ButtonLink look="main" href={loginPath}>{t`Giriş yap, devam et`}</ButtonLink>}
    />
  );
}

function Paid({ snapshot }: PanelProps) {
  return (
    <MessagePage
      scene="charged"
      title={
        <Trans>
          Ödemen <em>alındı</em>
        </Trans>
      }
      truth={
        <TruthLine money={moneyOf(snapshot)}>
          <Trans>Siparişin oluştu; ayrıntılarını açıyoruz.</Trans>
        </TruthLine>
      }
    />
  );
}

const panels: Record<PaymentPanelProps['panel'], (props: PanelProps) => ReactNode> = {
  unreachable: Unreachable,
  interrupted: Interrupted,
  empty: Empty,
  requesting: Requesting,
  lookingUp: LookingUp,
  unknown: Unknown,
  declined: Declined,
  suspended: SignInAgain,
  lockedOut: SignInAgain,
  paid: Paid,
};

/** A state before or after the form: a scene, the truth about the money, one next step. */
export function PaymentPanel({ panel, ...props }: PaymentPanelProps) {
  const Shown = panels[panel];
  return <Shown {...props} />;
}
