import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../components/basics/button.tsx';
import { MessagePage } from '../../components/feedback/message-page.tsx';
import { Price } from '../../components/payment/price.tsx';
import { TruthLine } from '../../components/feedback/truth-line.tsx';
import { UnknownPayment } from '../../components/payment/unknown-payment.tsx';
import { Approving } from './approving.tsx';
import { LeaveButton } from './leave-button.tsx';
import type { ThreeDSecureScreenProps, ThreeDSecureViews } from './three-d-secure.types.ts';

type Shown = 'approving' | Exclude<keyof ThreeDSecureViews, 'beside'>;

function shownOf(snapshot: ThreeDSecureScreenProps['snapshot']): Shown {
  if (snapshot.matches('approving') || snapshot.matches('lookupFailed')) return 'approving';
  if (snapshot.matches('abandoning')) return 'abandoning';
  if (snapshot.matches('abandonFailed')) return 'abandonFailed';
  if (snapshot.matches('unknown')) return 'unknown';
  if (snapshot.matches('suspended')) return 'suspended';
  return snapshot.status === 'done' ? 'ended' : 'settling';
}

/** The views for the payment of a purchase. */
export const paymentViews: ThreeDSecureViews = {
  settling: Settling,
  ended: Settling,
  abandoning: Abandoning,
  abandonFailed: CancelUnconfirmed,
  unknown: Unknown,
  suspended: Suspended,
  beside: { amount: Amount, offer: Offer, lookupFailed: LookupFailed },
};

/** The bank's approval for a purchase, a card check or a due payment. */
export function ThreeDSecureScreen(props: ThreeDSecureScreenProps) {
  const { snapshot } = props;
  const root = useRef<HTMLDivElement>(null);
  const shown = shownOf(snapshot);
  const before = useRef<typeof shown>(null);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const heading = root.current?.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    // Also in a dialog: the new view may be shorter than the scrolled one.
    root.current?.scrollIntoView();
  }, [shown]);
  const views = props.views ?? paymentViews;
  const View = shown === 'approving' ? Approving : views[shown];
  return (
    <div ref={root} data-flow="three-d-secure" data-state={stateOf(snapshot.value)}>
      <View {...props} views={views} />
    </div>
  );
}

const stateOf = (value: string | object): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([parent, child]) => `${parent}.${stateOf(child)}`)
        .join(' ');

function Amount({ snapshot }: ThreeDSecureScreenProps) {
  return (
    <Trans>
      Tutar <Price amount={snapshot.context.amount} />.
    </Trans>
  );
}

function Offer() {
  const { t } = useLingui();
  return (
    <TruthLine money="unknown" sentence={t`Para, ancak sen bankada onaylarsan çekilir.`}>
      <Trans>Onaylamadan vazgeçersen sepetin olduğu gibi kalır.</Trans>
    </TruthLine>
  );
}

function LookupFailed() {
  return (
    <TruthLine money="unknown">
      <Trans>
        Şu an sunucumuzdan cevap alamıyoruz. Kodu onayladıysan bankan parayı çekmiş olabilir; bağlantı gelince sonucu
        kendimiz öğrenip burada söyleriz.
      </Trans>
    </TruthLine>
  );
}

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
        <TruthLine money="unknown">
          <Trans>Birkaç saniye sürer. Sayfayı kapatsan da iş yarım kalmaz.</Trans>
        </TruthLine>
      }
    />
  );
}

function Abandoning() {
  return (
    <MessagePage
      scene="bank-waiting"
      title={<Trans>Ödemeyi kapatıyoruz</Trans>}
      truth={
        <TruthLine money="unknown">
          <Trans>Sonucu bankana soruyoruz. Onaylamadıysan para çekilmez, sepetine dönersin.</Trans>
        </TruthLine>
      }
    />
  );
}

function CancelUnconfirmed({ send }: ThreeDSecureScreenProps) {
  return (
    <MessagePage
      scene="bank-waiting"
      title={<Trans>Vazgeçmene henüz yanıt gelmedi</Trans>}
      truth={
        <TruthLine money="unknown">
          <Trans>
            Sunucumuz ya da bankan yanıt vermiyor. Burada kalırsan denemeyi sürdürür, sonucu söyleriz. Kodu
            onaylamadıysan para çekilmez.
          </Trans>
        </TruthLine>
      }
      actions={<LeaveButton send={send} />}
    />
  );
}

function Unknown({ snapshot, send }: ThreeDSecureScreenProps) {
  const { t } = useLingui();
  const isAsking = snapshot.hasTag('busy');
  return (
    <UnknownPayment
      amount={snapshot.context.amount}
      isAsking={isAsking}
      actions={
        <>
          <Button look="ink" busy={isAsking} onClick={() => send({ type: 'payment.check' })}>{t`Yeniden sor`}</Button>
          <LeaveButton send={send} />
        </>
      }
    />
  );
}

function Suspended({ loginPath }: ThreeDSecureScreenProps) {
  const { t } = useLingui();
  return (
    <MessagePage
      scene="sign-in"
      title={
        <Trans>
          Oturumun bitti, <em>ödemen bizde</em>
        </Trans>
      }
      truth={
        <TruthLine money="unknown">
          <Trans>Giriş yapınca sonucu birlikte öğreniriz.</Trans>
        </TruthLine>
      }
      actions={<ButtonLink look="main" href={loginPath}>{t`Giriş yap, devam et`}</ButtonLink>}
    />
  );
}
