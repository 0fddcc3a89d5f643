import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { Row } from '../../components/stack.tsx';
import { type MoneyTruth, TruthLine } from '../../components/truth-line.tsx';
import { useDeclineWords } from '../../components/use-decline-words.ts';
import type { CardCheckProps } from './card-check.types.ts';

export interface CheckNewsProps extends CardCheckProps {
  /** "/auth/login" with the way back in it. */
  loginPath: string;
}

/** What became of a card that was sent, or was left behind at the bank. Nothing where there is nothing to tell. */
export function CheckNews(props: CheckNewsProps) {
  const { snapshot } = props;
  const { attemptId, key, challenge } = snapshot.context;
  const isOnTheWay = attemptId !== null || key !== null;
  if (snapshot.matches('saved')) return <Saved {...props} />;
  if (snapshot.matches('declined')) return <Declined {...props} />;
  if (snapshot.matches('occupied')) return <Occupied {...props} />;
  if (snapshot.matches('suspended')) return <Suspended {...props} />;
  // A check that is known stays in sight while it is asked about again.
  if (snapshot.matches('unfinished') || (snapshot.matches('recovering') && challenge)) return <Unfinished {...props} />;
  if (snapshot.matches('unheard')) return <Unheard {...props} isOnTheWay={isOnTheWay} />;
  if (snapshot.matches('recovering') && isOnTheWay) return <Asking />;
  return null;
}

/** Something has happened that must be read first; who is busy elsewhere on the page is not called away. */
function useFocusOnce<Element extends HTMLElement>() {
  const frame = useRef<Element>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.closest('[data-check-state]')) frame.current?.focus();
  }, []);
  return frame;
}

function Told({
  tone,
  money,
  children,
}: {
  tone: 'info' | 'success' | 'warning';
  money: MoneyTruth;
  children: ReactNode;
}) {
  const frame = useFocusOnce<HTMLDivElement>();
  return (
    <Notice
      ref={frame}
      tone={tone}
      tabIndex={-1}
      role={tone === 'warning' ? 'alert' : 'status'}
      data-check=""
      data-news=""
      data-money={money}
    >
      {children}
    </Notice>
  );
}

function Asking() {
  return (
    <Told tone="info" money="unknown">
      <b>
        <Trans>Kart doğrulamanın sonucunu öğreniyoruz…</Trans>
      </b>
      <Trans>Birkaç saniye sürer. Kartından para çekilmez.</Trans>
    </Told>
  );
}

function Saved({ send }: CardCheckProps) {
  return (
    <Told tone="success" money="notCharged">
      <b>
        <Trans>Kartın kaydedildi.</Trans>
      </b>
      <Trans>Kartından para çekilmedi: bankan denemek için tuttuğu 1 lirayı geri verdi.</Trans>
      <Row css={{ marginTop: '$3' }}>
        <Button size="small" onClick={() => send({ type: 'card.close' })}>
          <Trans>Tamam</Trans>
        </Button>
      </Row>
    </Told>
  );
}

function Declined({ snapshot, send }: CardCheckProps) {
  const { t } = useLingui();
  const words = useDeclineWords();
  const frame = useFocusOnce<HTMLElement>();
  const { declineCode } = snapshot.context;
  // Not for the card's sake: the approval failed, ran out or was called off.
  const isOver = /^(challenge|expired|cancelled)/.test(declineCode ?? '');
  return (
    <Card ref={frame} tabIndex={-1} aria-labelledby="check-declined" data-check="" data-decline={declineCode}>
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
          <Trans>Kartlarıma dön</Trans>
        </Button>
      </Row>
    </Card>
  );
}

function Occupied({ send }: CardCheckProps) {
  return (
    <Told tone="warning" money="notCharged">
      <b>
        <Trans>Yarım kalmış bir ödemen var.</Trans>
      </b>
      <Trans>Kartını eklemeden önce onun nasıl bittiğine bakalım. Kartından para çekilmedi.</Trans>
      <Row css={{ marginTop: '$3' }}>
        <ButtonLink size="small" look="ink" href="/checkout">
          <Trans>Ödememe dön</Trans>
        </ButtonLink>
        <Button size="small" onClick={() => send({ type: 'card.add' })}>
          <Trans>Yeniden dene</Trans>
        </Button>
      </Row>
    </Told>
  );
}

function Unfinished({ snapshot, send }: CardCheckProps) {
  return (
    <Told tone="warning" money="unknown">
      <b>
        <Trans>Yarım kalmış bir kart doğrulaman var.</Trans>
      </b>
      <Trans>
        Bankandan henüz kesin cevap gelmedi. Kartından para çekilmez; denemek için tutulan 1 lira geri verilir.
      </Trans>
      <Row css={{ marginTop: '$3' }}>
        <Button
          size="small"
          look="ink"
          busy={snapshot.matches('recovering')}
          onClick={() => send({ type: 'check.resume' })}
        >
          <Trans>Doğrulamaya dön</Trans>
        </Button>
      </Row>
    </Told>
  );
}

function Unheard({ send, isOnTheWay }: CardCheckProps & { isOnTheWay: boolean }) {
  return (
    <Told tone="warning" money="unknown">
      <b>
        {isOnTheWay ? (
          <Trans>Kart doğrulamanın sonucunu şu an öğrenemiyoruz.</Trans>
        ) : (
          <Trans>Yarım kalmış bir kart doğrulaman var mı, şu an öğrenemiyoruz.</Trans>
        )}
      </b>
      {isOnTheWay ? (
        <Trans>Kartından para çekilmez; denemek için tutulan 1 lira geri verilir. Az sonra yeniden sorarız.</Trans>
      ) : (
        <Trans>Öğrenmeden yeni bir kart denemiyoruz. Az sonra yeniden sorarız.</Trans>
      )}
      <Row css={{ marginTop: '$3' }}>
        <Button size="small" onClick={() => send({ type: 'check.look' })}>
          <Trans>Şimdi sor</Trans>
        </Button>
      </Row>
    </Told>
  );
}

function Suspended({ loginPath }: CheckNewsProps) {
  return (
    <Told tone="warning" money="unknown">
      <b>
        <Trans>Oturumun bitti.</Trans>
      </b>
      <Trans>Giriş yapınca kart doğrulamanın sonucuna birlikte bakarız. Kartından para çekilmez.</Trans>
      <Row css={{ marginTop: '$3' }}>
        <ButtonLink size="small" look="ink" href={loginPath}>
          <Trans>Giriş yap, devam et</Trans>
        </ButtonLink>
      </Row>
    </Told>
  );
}
