import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Price } from '../../components/price.tsx';
import { Row } from '../../components/stack.tsx';
import type { MoneyTruth } from '../../components/truth-line.tsx';
import type { DueScreenProps } from './due-payment.types.ts';

/** How a payment stands, or ended. Null while what is due is shown itself, and where there is nothing to tell. */
export function DueNews(props: DueScreenProps) {
  const { snapshot } = props;
  const { dues, key, attemptId } = snapshot.context;
  if (snapshot.matches('paid')) return <Paid {...props} />;
  if (snapshot.matches('dropped')) return <Dropped {...props} />;
  if (snapshot.matches('none')) return <NothingLeft {...props} />;
  if (snapshot.matches('occupied')) return <Occupied {...props} />;
  if (snapshot.matches('unfinished')) return <Unfinished {...props} />;
  if (snapshot.matches('suspended')) return <Suspended {...props} />;
  // Whoever was not told that anything is due need not hear that it is being asked.
  if (dues?.[0] === undefined && key === null && attemptId === null) return null;
  if (snapshot.matches('unheard')) return <Unheard {...props} />;
  return snapshot.matches('checking') ? <Asking /> : null;
}

interface ToldProps {
  tone: 'info' | 'success' | 'warning';
  money: MoneyTruth;
  children: ReactNode;
}

/** Something has happened that must be read first; who is busy elsewhere on the page is not called away. */
function Told({ tone, money, children }: ToldProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.closest('[data-due]')) frame.current?.focus();
  }, []);
  return (
    <Notice
      ref={frame}
      tone={tone}
      tabIndex={-1}
      role={tone === 'warning' ? 'alert' : 'status'}
      data-news=""
      data-money={money}
    >
      {children}
    </Notice>
  );
}

function Paid({ snapshot, send, keepsCards }: DueScreenProps) {
  const { paid } = snapshot.context;
  return (
    <Told tone="success" money="charged">
      <b>
        <Trans>
          Ödemen alındı: <Price amount={paid!} />
        </Trans>
      </b>
      <Trans>Kutun hazırlanıyor.</Trans> {keepsCards && <Trans>Sonraki kutular da bu karttan ödenir.</Trans>}
      <Row css={{ marginTop: '$3' }}>
        <Button size="small" onClick={() => send({ type: 'due.close' })}>
          <Trans>Tamam</Trans>
        </Button>
      </Row>
    </Told>
  );
}

function Dropped({ send }: DueScreenProps) {
  return (
    <Told tone="success" money="notCharged">
      <b>
        <Trans>Bu kutuyu iptal ettik.</Trans>
      </b>
      <Trans>Para çekilmedi, çekilmeyecek. Aboneliğin sıradaki kutuyla sürüyor.</Trans>
      <Row css={{ marginTop: '$3' }}>
        <Button size="small" onClick={() => send({ type: 'due.close' })}>
          <Trans>Tamam</Trans>
        </Button>
      </Row>
    </Told>
  );
}

/** Only whoever was told that something is due hears that nothing is any more. */
function NothingLeft({ snapshot, send }: DueScreenProps) {
  const { notice, failure } = snapshot.context;
  if (notice === null && failure === null) return null;
  return (
    <Told tone="info" money="notCharged">
      <b>
        <Trans>Bu ödeme artık beklemiyor.</Trans>
      </b>
      <Trans>Ödendi, iptal oldu ya da süresi geçti; siparişlerinde görürsün.</Trans>
      <Row css={{ marginTop: '$3' }}>
        <Button size="small" onClick={() => send({ type: 'due.look' })}>
          <Trans>Tamam</Trans>
        </Button>
      </Row>
    </Told>
  );
}

function Asking() {
  return (
    <Told tone="info" money="unknown">
      <b>
        <Trans>Ödemenin nasıl bittiğini öğreniyoruz…</Trans>
      </b>
      <Trans>Birkaç saniye sürer. Lütfen bu arada yeniden ödeme yapma.</Trans>
    </Told>
  );
}

function Unheard({ send }: DueScreenProps) {
  return (
    <Told tone="warning" money="unknown">
      <b>
        <Trans>Bekleyen ödemenin ne olduğunu şu an öğrenemiyoruz.</Trans>
      </b>
      <Trans>Öğrenmeden yeni bir ödeme başlatmıyoruz. Az sonra yeniden sorarız.</Trans>
      <Row css={{ marginTop: '$3' }}>
        <Button size="small" onClick={() => send({ type: 'due.look' })}>
          <Trans>Şimdi sor</Trans>
        </Button>
      </Row>
    </Told>
  );
}

function Unfinished({ send }: DueScreenProps) {
  return (
    <Told tone="warning" money="unknown">
      <b>
        <Trans>Kutunun ödemesi yarım kaldı.</Trans>
      </b>
      <Trans>Bankandan henüz kesin cevap gelmedi. Onaylamadıysan kaldığın yerden sürdürebilirsin.</Trans>
      <Row css={{ marginTop: '$3' }}>
        <Button size="small" look="ink" onClick={() => send({ type: 'payment.resume' })}>
          <Trans>Ödememe dön</Trans>
        </Button>
      </Row>
    </Told>
  );
}

function Occupied({ snapshot, send }: DueScreenProps) {
  const isOurs = snapshot.context.occupant === 'renewal';
  return (
    <Told tone="warning" money="unknown">
      <b>
        {isOurs ? <Trans>Bankana bu kutuyu şu an biz soruyoruz.</Trans> : <Trans>Yarım kalmış bir ödemen var.</Trans>}
      </b>
      {isOurs ? (
        <Trans>Lütfen yeniden ödeme yapma; sonucu burada söyleriz.</Trans>
      ) : (
        <Trans>Kutunu ödemeden önce onun nasıl bittiğine bakalım.</Trans>
      )}
      <Row css={{ marginTop: '$3' }}>
        {!isOurs && (
          <ButtonLink size="small" look="ink" href="/checkout">
            <Trans>Ödememe dön</Trans>
          </ButtonLink>
        )}
        <Button size="small" onClick={() => send({ type: 'due.look' })}>
          <Trans>Şimdi sor</Trans>
        </Button>
      </Row>
    </Told>
  );
}

function Suspended({ loginPath }: DueScreenProps) {
  return (
    <Told tone="warning" money="unknown">
      <b>
        <Trans>Oturumun bitti.</Trans>
      </b>
      <Trans>Giriş yapınca bekleyen ödemene birlikte bakarız.</Trans>
      <Row css={{ marginTop: '$3' }}>
        <ButtonLink size="small" look="ink" href={loginPath}>
          <Trans>Giriş yap, devam et</Trans>
        </ButtonLink>
      </Row>
    </Told>
  );
}
