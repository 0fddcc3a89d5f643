import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ButtonLink } from '../../components/basics/button.tsx';
import { PaymentNews, type PaymentNewsProps } from '../../components/payment/payment-news.tsx';
import { Price } from '../../components/payment/price.tsx';
import { useDeclineWords } from '../../components/words/use-decline-words.ts';
import type { OrderNowScreenProps } from './order-now.types.ts';

/** Status or end of a payment. Empty without one. */
export function NowNews(props: OrderNowScreenProps) {
  const { snapshot } = props;
  const { key, attemptId } = snapshot.context;
  if (snapshot.matches('paid')) return <Paid {...props} />;
  if (snapshot.matches('declined')) return <Declined {...props} />;
  if (snapshot.matches('unfinished')) return <Unfinished {...props} />;
  // Nothing was sent: the lookup is not shown.
  if (key === null && attemptId === null) return null;
  if (snapshot.matches('suspended')) return <Suspended {...props} />;
  if (snapshot.matches('lookupFailed')) return <LookupFailed {...props} />;
  return snapshot.matches('looking') ? <Asking /> : null;
}

/** The dialog that started the payment has closed: the news takes the focus, wherever it is. */
const Said = (props: Omit<PaymentNewsProps, 'near'>) => <PaymentNews {...props} near=":root" />;

function Close({ send }: Pick<OrderNowScreenProps, 'send'>) {
  return (
    <Button size="small" onClick={() => send({ type: 'now.close' })}>
      <Trans>Tamam</Trans>
    </Button>
  );
}

function Paid({ snapshot, send }: OrderNowScreenProps) {
  return (
    <Said
      tone="success"
      money="charged"
      title={
        <Trans>
          Ödemen alındı: <Price amount={snapshot.context.paid!} />
        </Trans>
      }
      actions={
        <>
          <ButtonLink size="small" look="ink" href="/account/orders">
            <Trans>Siparişini gör</Trans>
          </ButtonLink>
          <Close send={send} />
        </>
      }
    >
      <Trans>Kutun bugün hazırlanıyor; yola çıkınca takip bağlantısını yazarız.</Trans>
    </Said>
  );
}

function Declined({ snapshot, send, editPath }: OrderNowScreenProps) {
  const { t } = useLingui();
  const words = useDeclineWords();
  const { declineCode, notice } = snapshot.context;
  return (
    <Said
      tone="warning"
      money="notCharged"
      title={<Trans>Kartından para çekilmedi, kutun eski gününde gelir.</Trans>}
      actions={
        <>
          <Button size="small" look="ink" onClick={() => send({ type: 'now.open' })}>
            <Trans>Yeniden dene</Trans>
          </Button>
          <ButtonLink size="small" href={editPath}>
            <Trans>Başka kart seç</Trans>
          </ButtonLink>
          <Close send={send} />
        </>
      }
    >
      {notice === 'notReceived' ? t`Ödemen bize ulaşmadı.` : words(declineCode ?? 'cancelled')}
    </Said>
  );
}

function Unfinished({ send }: OrderNowScreenProps) {
  return (
    <Said
      tone="warning"
      money="unknown"
      title={<Trans>Hemen gönderdiğin kutunun ödemesi yarım kaldı.</Trans>}
      actions={
        <Button size="small" look="ink" onClick={() => send({ type: 'payment.resume' })}>
          <Trans>Ödememe dön</Trans>
        </Button>
      }
    >
      <Trans>Bankandan henüz kesin cevap gelmedi. Onaylamadıysan kaldığın yerden sürdürebilirsin.</Trans>
    </Said>
  );
}

function Asking() {
  return (
    <Said tone="info" money="unknown" title={<Trans>Ödemenin nasıl bittiğini öğreniyoruz…</Trans>}>
      <Trans>Birkaç saniye sürer. Lütfen bu arada yeniden ödeme yapma.</Trans>
    </Said>
  );
}

function LookupFailed({ send }: OrderNowScreenProps) {
  return (
    <Said
      tone="warning"
      money="unknown"
      title={<Trans>Ödemenin ne olduğunu şu an öğrenemiyoruz.</Trans>}
      actions={
        <Button size="small" onClick={() => send({ type: 'payment.check' })}>
          <Trans>Şimdi sor</Trans>
        </Button>
      }
    >
      <Trans>Öğrenmeden yeni bir ödeme başlatmıyoruz. Az sonra yeniden sorarız.</Trans>
    </Said>
  );
}

function Suspended({ loginPath }: OrderNowScreenProps) {
  return (
    <Said
      tone="warning"
      money="unknown"
      title={<Trans>Oturumun bitti.</Trans>}
      actions={
        <ButtonLink size="small" look="ink" href={loginPath}>
          <Trans>Giriş yap, devam et</Trans>
        </ButtonLink>
      }
    >
      <Trans>Giriş yapınca ödemenin nasıl bittiğine birlikte bakarız.</Trans>
    </Said>
  );
}
