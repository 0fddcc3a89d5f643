import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ButtonLink } from '../../components/basics/button.tsx';
import { Card } from '../../components/basics/card.tsx';
import { PaymentNews, type PaymentNewsProps, useFocusOnce } from '../../components/payment/payment-news.tsx';
import { Row } from '../../components/basics/stack.tsx';
import { TruthLine } from '../../components/feedback/truth-line.tsx';
import { useDeclineWords } from '../../components/words/use-decline-words.ts';
import type { CardCheckProps } from './card-check.types.ts';

export interface CheckNewsProps extends CardCheckProps {
  /** "/auth/login" with the redirect back to this page. */
  loginPath: string;
}

/** Status or outcome of a card check that was sent, or left unfinished at the bank. Empty without one. */
export function CheckNews(props: CheckNewsProps) {
  const { snapshot } = props;
  const { attemptId, key, challenge } = snapshot.context;
  const isOnTheWay = attemptId !== null || key !== null;
  if (snapshot.matches('saved')) return <Saved {...props} />;
  if (snapshot.matches('declined')) return <Declined {...props} />;
  if (snapshot.matches('occupied')) return <Occupied {...props} />;
  if (snapshot.matches('suspended')) return <Suspended {...props} />;
  // A known check stays visible while its status is read again.
  if (snapshot.matches('unfinished') || (snapshot.matches('looking') && challenge)) return <Unfinished {...props} />;
  if (snapshot.matches('lookupFailed')) return <LookupFailed {...props} isOnTheWay={isOnTheWay} />;
  if (snapshot.matches('looking') && isOnTheWay) return <Asking />;
  return null;
}

const near = '[data-check-state]';
const OpenNews = (props: Omit<PaymentNewsProps, 'near'>) => <PaymentNews {...props} near={near} />;

function Asking() {
  return (
    <OpenNews tone="info" money="unknown" title={<Trans>Kart doğrulamanın sonucunu öğreniyoruz…</Trans>}>
      <Trans>Birkaç saniye sürer. Kartından para çekilmez.</Trans>
    </OpenNews>
  );
}

function Saved({ send }: CardCheckProps) {
  return (
    <OpenNews
      tone="success"
      money="notCharged"
      title={<Trans>Kartın kaydedildi.</Trans>}
      actions={
        <Button size="small" onClick={() => send({ type: 'card.close' })}>
          <Trans>Tamam</Trans>
        </Button>
      }
    >
      <Trans>Kartından para çekilmedi: bankan denemek için tuttuğu 1 lirayı geri verdi.</Trans>
    </OpenNews>
  );
}

function Declined({ snapshot, send }: CardCheckProps) {
  const { t } = useLingui();
  const words = useDeclineWords();
  const frame = useFocusOnce<HTMLElement>(near);
  const { declineCode } = snapshot.context;
  // The approval failed, expired or was cancelled: the bank did not refuse the card itself.
  const isOver = /^(challenge|expired|cancelled)/.test(declineCode ?? '');
  return (
    <Card ref={frame} tabIndex={-1} aria-labelledby="check-declined" data-decline={declineCode}>
      <h2 id="check-declined">{isOver ? t`Onay tamamlanmadı` : t`Bankan bu kartı kabul etmedi`}</h2>
      <p>{words(declineCode ?? '')}</p>
      <TruthLine money="notCharged">
        <Trans>Kartın eklenmedi. Bankan denemek için 1 lira tuttuysa geri verir.</Trans>
      </TruthLine>
      <Row>
        <Button look="main" onClick={() => send({ type: 'card.add' })}>
          {isOver ? t`Yeniden dene` : t`Başka bir kart dene`}
        </Button>
        <Button onClick={() => send({ type: 'card.close' })}>
          <Trans>Vazgeç</Trans>
        </Button>
      </Row>
    </Card>
  );
}

function Occupied({ send }: CardCheckProps) {
  return (
    <OpenNews
      tone="warning"
      money="notCharged"
      title={<Trans>Yarım kalmış bir ödemen var.</Trans>}
      actions={
        <>
          <ButtonLink size="small" look="ink" href="/checkout">
            <Trans>Ödememe dön</Trans>
          </ButtonLink>
          <Button size="small" onClick={() => send({ type: 'card.add' })}>
            <Trans>Yeniden dene</Trans>
          </Button>
        </>
      }
    >
      <Trans>Kartını eklemeden önce onun nasıl bittiğine bakalım. Kartından para çekilmedi.</Trans>
    </OpenNews>
  );
}

function Unfinished({ snapshot, send }: CardCheckProps) {
  return (
    <OpenNews
      tone="warning"
      money="unknown"
      title={<Trans>Yarım kalmış bir kart doğrulaman var.</Trans>}
      actions={
        <Button
          size="small"
          look="ink"
          busy={snapshot.matches('looking')}
          onClick={() => send({ type: 'payment.resume' })}
        >
          <Trans>Doğrulamaya dön</Trans>
        </Button>
      }
    >
      <Trans>
        Bankandan henüz kesin cevap gelmedi. Kartından para çekilmez; denemek için tutulan 1 lira geri verilir.
      </Trans>
    </OpenNews>
  );
}

function LookupFailed({ send, isOnTheWay }: CardCheckProps & { isOnTheWay: boolean }) {
  return (
    <OpenNews
      tone="warning"
      money="unknown"
      title={
        isOnTheWay ? (
          <Trans>Kart doğrulamanın sonucunu şu an öğrenemiyoruz.</Trans>
        ) : (
          <Trans>Yarım kalmış bir kart doğrulaman var mı, şu an öğrenemiyoruz.</Trans>
        )
      }
      actions={
        <Button size="small" onClick={() => send({ type: 'payment.check' })}>
          <Trans>Şimdi sor</Trans>
        </Button>
      }
    >
      {isOnTheWay ? (
        <Trans>Kartından para çekilmez; denemek için tutulan 1 lira geri verilir. Az sonra yeniden sorarız.</Trans>
      ) : (
        <Trans>Öğrenmeden yeni bir kart denemiyoruz. Az sonra yeniden sorarız.</Trans>
      )}
    </OpenNews>
  );
}

function Suspended({ loginPath }: CheckNewsProps) {
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
      <Trans>Giriş yapınca kart doğrulamanın sonucuna birlikte bakarız. Kartından para çekilmez.</Trans>
    </OpenNews>
  );
}
