import { Trans } from '@lingui/react/macro';
import { Button, ButtonLink } from '../../components/basics/button.tsx';
import { PaymentNews, type PaymentNewsProps } from '../../components/payment/payment-news.tsx';
import { Price } from '../../components/payment/price.tsx';
import type { DueScreenProps } from './due-payment.types.ts';

/** Status or end of a payment. Null while the due payment itself is shown, and without news. */
export function DueNews(props: DueScreenProps) {
  const { snapshot } = props;
  const { dues, key, attemptId } = snapshot.context;
  if (snapshot.matches('paid')) return <Paid {...props} />;
  if (snapshot.matches('dropped')) return <Dropped {...props} />;
  if (snapshot.matches('none')) return <NothingLeft {...props} />;
  if (snapshot.matches('occupied')) return <Occupied {...props} />;
  if (snapshot.matches('unfinished')) return <Unfinished {...props} />;
  if (snapshot.matches('suspended')) return <Suspended {...props} />;
  // No due payment was shown: the look-up is not shown either.
  if (dues?.[0] === undefined && key === null && attemptId === null) return null;
  if (snapshot.matches('lookupFailed')) return <LookupFailed {...props} />;
  return snapshot.matches('looking') ? <Asking /> : null;
}

const OpenNews = (props: Omit<PaymentNewsProps, 'near'>) => <PaymentNews {...props} near="[data-due]" />;

function Paid({ snapshot, send, keepsCards }: DueScreenProps) {
  const { paid } = snapshot.context;
  return (
    <OpenNews
      tone="success"
      money="charged"
      title={
        <Trans>
          Ödemen alındı: <Price amount={paid!} />
        </Trans>
      }
      actions={
        <Button size="small" onClick={() => send({ type: 'due.close' })}>
          <Trans>Tamam</Trans>
        </Button>
      }
    >
      <Trans>Kutun hazırlanıyor.</Trans> {keepsCards && <Trans>Sonraki kutular da bu karttan ödenir.</Trans>}
    </OpenNews>
  );
}

function Dropped({ send }: DueScreenProps) {
  return (
    <OpenNews
      tone="success"
      money="notCharged"
      title={<Trans>Bu kutuyu iptal ettik.</Trans>}
      actions={
        <Button size="small" onClick={() => send({ type: 'due.close' })}>
          <Trans>Tamam</Trans>
        </Button>
      }
    >
      <Trans>Para çekilmedi, çekilmeyecek. Aboneliğin sıradaki kutuyla sürüyor.</Trans>
    </OpenNews>
  );
}

/** Shown only if a due payment was shown before. */
function NothingLeft({ snapshot, send }: DueScreenProps) {
  const { notice, failure } = snapshot.context;
  if (notice === null && failure === null) return null;
  return (
    <OpenNews
      tone="info"
      money="notCharged"
      title={<Trans>Bu ödeme artık beklemiyor.</Trans>}
      actions={
        <Button size="small" onClick={() => send({ type: 'due.close' })}>
          <Trans>Tamam</Trans>
        </Button>
      }
    >
      <Trans>Ödendi, iptal oldu ya da süresi geçti; siparişlerinde görürsün.</Trans>
    </OpenNews>
  );
}

function Asking() {
  return (
    <OpenNews tone="info" money="unknown" title={<Trans>Ödemenin nasıl bittiğini öğreniyoruz…</Trans>}>
      <Trans>Birkaç saniye sürer. Lütfen bu arada yeniden ödeme yapma.</Trans>
    </OpenNews>
  );
}

function LookupFailed({ send }: DueScreenProps) {
  return (
    <OpenNews
      tone="warning"
      money="unknown"
      title={<Trans>Bekleyen ödemenin ne olduğunu şu an öğrenemiyoruz.</Trans>}
      actions={
        <Button size="small" onClick={() => send({ type: 'payment.check' })}>
          <Trans>Şimdi sor</Trans>
        </Button>
      }
    >
      <Trans>Öğrenmeden yeni bir ödeme başlatmıyoruz. Az sonra yeniden sorarız.</Trans>
    </OpenNews>
  );
}

function Unfinished({ send }: DueScreenProps) {
  return (
    <OpenNews
      tone="warning"
      money="unknown"
      title={<Trans>Kutunun ödemesi yarım kaldı.</Trans>}
      actions={
        <Button size="small" look="ink" onClick={() => send({ type: 'payment.resume' })}>
          <Trans>Ödememe dön</Trans>
        </Button>
      }
    >
      <Trans>Bankandan henüz kesin cevap gelmedi. Onaylamadıysan kaldığın yerden sürdürebilirsin.</Trans>
    </OpenNews>
  );
}

function Occupied({ snapshot, send }: DueScreenProps) {
  const isOurs = snapshot.context.occupant === 'renewal';
  return (
    <OpenNews
      tone="warning"
      money="unknown"
      title={
        isOurs ? <Trans>Bankana bu kutuyu şu an biz soruyoruz.</Trans> : <Trans>Yarım kalmış bir ödemen var.</Trans>
      }
      actions={
        <>
          {!isOurs && (
            <ButtonLink size="small" look="ink" href="/checkout">
              <Trans>Ödememe dön</Trans>
            </ButtonLink>
          )}
          <Button size="small" onClick={() => send({ type: 'payment.check' })}>
            <Trans>Şimdi sor</Trans>
          </Button>
        </>
      }
    >
      {isOurs ? (
        <Trans>Lütfen yeniden ödeme yapma; sonucu burada söyleriz.</Trans>
      ) : (
        <Trans>Kutunu ödemeden önce onun nasıl bittiğine bakalım.</Trans>
      )}
    </OpenNews>
  );
}

function Suspended({ loginPath }: DueScreenProps) {
  return (
    <OpenNews
      tone="warning"
      money="unknown"
      title={<Trans>Oturumun bitti.</Trans>}
      actions={
        <ButtonLink size="small" look="ink" href={loginPath}>
          <Trans>Giriş yap, devam et</Trans>
        </ButtonLink>
      }
    >
      <Trans>Giriş yapınca bekleyen ödemene birlikte bakarız.</Trans>
    </OpenNews>
  );
}
