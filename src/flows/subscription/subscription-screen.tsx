import { Trans, useLingui } from '@lingui/react/macro';
import { CYCLE_DAYS } from '../../../domain/calendar/index.ts';
import { unauthorized } from '../../../domain/failure/index.ts';
import { canAsk, type Delivery, openPaymentOf, type SubscriptionView } from '../../../machines/subscription/index.ts';
import { BoxSkeleton } from '../../components/feedback/box-skeleton.tsx';
import { Button, ButtonLink } from '../../components/basics/button.tsx';
import { Card } from '../../components/basics/card.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { ReadPage } from '../../components/account/read-page.tsx';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { useDays } from '../../components/words/use-days.ts';
import { useDeliveryName } from '../../components/words/use-delivery-name.ts';
import { openDialog, WayOut } from './plan/action-tiles.tsx';
import { ResumeDialog, UnskipDialog } from './actions/back-dialogs.tsx';
import { CancelDialog } from './actions/cancel-dialog.tsx';
import { AddressDialog, CardDialog } from './actions/choice-dialog.tsx';
import { Coming } from './plan/coming.tsx';
import { NextBox } from './plan/next-box.tsx';
import { PauseDialog } from './actions/pause-dialog.tsx';
import { useRefusalWords } from '../../components/words/use-refusal-words.ts';
import { RenameDialog } from './actions/rename-dialog.tsx';
import { RhythmDialog } from './actions/rhythm-dialog.tsx';
import { SendToDialog } from './actions/send-to-dialog.tsx';
import { SkipDialog } from './actions/skip-dialog.tsx';
import type { SubscriptionPartProps, SubscriptionScreenProps } from './plan/subscription.types.ts';

const nextOf = (view: SubscriptionView | null): Delivery | undefined =>
  view?.deliveries.find(({ state }) => state !== 'skipped');

/** Snapshot in, events out: the planned boxes, and the customer's actions. */
export function SubscriptionScreen({ greeting, tide, ...page }: SubscriptionScreenProps) {
  const { snapshot, send, sendNow } = page;
  const { view, dialog } = snapshot.context;
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const shownFailure = dialog === null ? snapshot.context.failure : null;
  const failure = snapshot.matches('suspended') ? unauthorized() : shownFailure;
  const delivery = nextOf(view);
  return (
    <ReadPage
      title={<Title view={view} delivery={delivery} greeting={greeting ?? null} />}
      state={snapshot.value}
      busy={snapshot.hasTag('busy')}
      failure={failure}
      failureWords={{ ...refusalWords(failure?.data), ITEM_UNAVAILABLE: t`Bu kutudakileri artık satmıyoruz.` }}
      skeleton={<BoxSkeleton />}
      unreadable={
        snapshot.matches('unreadable') && {
          words: <Trans>Aboneliğini şu an getiremedik. Açılınca son hâlini görürsün.</Trans>,
          onRetry: () => send({ type: 'view.refresh' }),
        }
      }
    >
      {view && (
        <Stack gap={5}>
          {sendNow?.part}
          <Done {...{ ...page, view }} />
          {view.status === 'PAUSED' && <Paused {...{ ...page, view }} />}
          {view.status === 'DUE_PAYMENT' && greeting === undefined && <Unpaid view={view} />}
          {delivery && <NextBox {...{ ...page, view, delivery }} />}
          {view.deliveries.length > 0 && tide}
          {view.deliveries.length > 0 && <Coming {...{ ...page, view }} />}
          {view.status === 'CANCELLED' ? (
            <Ended {...{ ...page, view }} />
          ) : (
            !delivery && <WayOut view={view} send={send} />
          )}
          {dialog !== null && <OpenDialog {...{ ...page, view }} />}
        </Stack>
      )}
    </ReadPage>
  );
}

interface TitleProps {
  view: SubscriptionView | null;
  delivery: Delivery | undefined;
  greeting: string | null;
}

function Title({ view, delivery, greeting }: TitleProps) {
  const nameOf = useDeliveryName();
  if (!view)
    return (
      <>
        {greeting === null ? <Trans>Aboneliğin</Trans> : <Trans>Merhaba {greeting}</Trans>}
        <Skeleton aria-hidden="true" css={{ width: '70%' }} />
      </>
    );
  if (!delivery)
    return (
      <Trans>
        {view.name}, <em>{view.status === 'PAUSED' ? <Trans>duraklatıldı</Trans> : <Trans>bitti</Trans>}</em>
      </Trans>
    );
  const at = nameOf(delivery);
  if (delivery.why.includes('waitsForStock'))
    return (
      <Trans>
        {view.name}, <em>bir ürünü bekliyor</em>
      </Trans>
    );
  return greeting === null ? (
    <Trans>
      {view.name}, <em>{at} kapında</em>
    </Trans>
  ) : (
    <Trans>
      Merhaba {greeting}, <em>kutun {at} kapında</em>
    </Trans>
  );
}

/** What happens to an open payment of a subscription that is paused or ended; null without one. */
function useOpenPaymentWords(view: SubscriptionView): string | null {
  const { t } = useLingui();
  const payment = openPaymentOf(view);
  if (payment === null) return null;
  return payment === 'renewal'
    ? t`Bankana sorduğumuz kutunun ödemesi geçerse o kutu gelir; dilersen iade edersin.`
    : t`Başladığın ödeme çekilirse tamamını iade ederiz.`;
}

/** Whether a planned box goes to an address other than the subscription's. */
const isElsewhere = ({ deliveries, deliveryAddressId }: SubscriptionPartProps['view']) =>
  deliveries.some((one) => one.state !== 'skipped' && one.deliveryAddressId !== deliveryAddressId);

/** The last action, with an undo button while it can be undone. */
function Done({ view, snapshot, send }: SubscriptionPartProps) {
  const { t } = useLingui();
  const { done } = snapshot.context;
  const days = useDays();
  const ending = useOpenPaymentWords(view);
  const paused = view.pausedUntil
    ? t`Aboneliğin duraklatıldı. ${days(view.pausedUntil)} gününe kadar para çekilmez.`
    : t`Aboneliğin duraklatıldı. Sen sürdürene kadar para çekilmez.`;
  const words: Record<NonNullable<typeof done>, string> = {
    skip: t`Kutuyu atladın. Para çekilmeyecek.`,
    skipTo: t`Kutuları atladın. Para çekilmeyecek.`,
    unskip: t`Kutun yeniden geliyor.`,
    changeDate: t`Kutunun günü değişti.`,
    setExtras: t`Bir sonraki kutunun içi değişti.`,
    sendTo: view.deliveries.some(({ gift }) => gift !== null)
      ? t`Sıradaki kutun hediye olarak gider; sonrakiler eskisi gibi gelir.`
      : isElsewhere(view)
        ? t`Sıradaki kutun o adrese gider; sonrakiler yine aboneliğinin adresine.`
        : t`Sıradaki kutun da aboneliğinin adresine gelir.`,
    changeCard: t`Kutuların bundan sonra bu karttan ödenir.`,
    changeAddress: isElsewhere(view)
      ? t`Kutuların bundan sonra bu adrese gelir; başka adrese gönderdiğin kutu yine oraya gider.`
      : t`Kutuların bundan sonra bu adrese gelir.`,
    changeRhythm: t`Kutuların bundan sonra yeni sıklıkla gelir.`,
    rename: t`Kutunun adı değişti.`,
    pause: ending === null ? paused : t`Aboneliğin duraklatıldı. ${ending}`,
    resume: t`Aboneliğin sürüyor.`,
    restart: t`Kutunun içindekiler sepetinde.`,
    cancel: ending === null ? t`Aboneliğin bitti. Bundan sonra para çekilmez.` : t`Aboneliğin bitti. ${ending}`,
    undo: t`Geri aldın; her şey önceki gibi.`,
  };
  if (done === null && view.undoable === null) return null;
  return (
    <Notice tone="success" aria-live="polite" takesFocus={done !== null}>
      {done !== null && <b>{words[done]}</b>}
      {view.undoable !== null && (
        <Row>
          <Text as="span" size="small">
            <Trans>Son değişikliğini geri alabilirsin.</Trans>
          </Text>
          <Button size="small" busy={snapshot.matches('undoing')} onClick={() => send({ type: 'action.undo' })}>
            <Trans>Geri al</Trans>
          </Button>
        </Row>
      )}
    </Notice>
  );
}

function Paused({ view, snapshot, send }: SubscriptionPartProps) {
  const days = useDays();
  const ending = useOpenPaymentWords(view);
  return (
    <Card tone="sand">
      <h2>
        <Trans>Duraklatıldı</Trans>
      </h2>
      <Text>
        {view.pausedUntil ? (
          ending ? (
            <Trans>{days(view.pausedUntil)} gününe kadar yeni kutu gelmez. Bir hafta önce haber veririz.</Trans>
          ) : (
            <Trans>
              {days(view.pausedUntil)} gününe kadar kutu gelmez, para çekilmez. Bir hafta önce haber veririz.
            </Trans>
          )
        ) : ending ? (
          <Trans>Sen sürdürene kadar yeni kutu gelmez.</Trans>
        ) : (
          <Trans>Sen sürdürene kadar kutu gelmez, para çekilmez.</Trans>
        )}
      </Text>
      {ending && <Text>{ending}</Text>}
      {canAsk(view, 'resume') && (
        <Row>
          <Button
            look="main"
            disabled={snapshot.hasTag('busy')}
            onClick={() => openDialog(send, 'resume', { kind: 'resume' })}
          >
            <Trans>Aboneliği sürdür</Trans>
          </Button>
        </Row>
      )}
    </Card>
  );
}

/** The account's first page is where the box is paid, and where a payment under way is followed. */
function Unpaid({ view }: Pick<SubscriptionPartProps, 'view'>) {
  return (
    <Notice tone="warning">
      <b>
        {view.isPaymentOpen ? (
          <Trans>Bu kutu için başladığın ödemenin sonucu daha belli değil.</Trans>
        ) : (
          <Trans>Bu kutunun ödemesi alınamadı; kartından para çekilmedi.</Trans>
        )}
      </b>
      <ButtonLink size="small" look="ink" href="/account">
        {view.isPaymentOpen ? <Trans>Ödemene bak</Trans> : <Trans>Şimdi öde</Trans>}
      </ButtonLink>
    </Notice>
  );
}

function Ended({ view, snapshot, send }: SubscriptionPartProps) {
  const ending = useOpenPaymentWords(view);
  return (
    <Card tone="sand">
      <Text>
        {ending ? (
          <Trans>{view.name} bitti: yeni kutu gelmez.</Trans>
        ) : (
          <Trans>{view.name} bitti: kutu gelmez, para çekilmez.</Trans>
        )}
      </Text>
      {ending && <Text>{ending}</Text>}
      <Text quiet>
        <Trans>
          Yeniden başlatırsan içindekilerden hâlâ sattıklarımızı abonelik olarak sepetine koyarız, bugünkü fiyatlarıyla;
          orada değiştirebilirsin. {CYCLE_DAYS / 7} haftada bir gelir, sıklığını sonra hesabından seçersin.
        </Trans>
      </Text>
      <Row>
        <Button
          look="ink"
          size="small"
          busy={snapshot.matches('performing')}
          onClick={() => send({ type: 'action.do', action: { kind: 'restart' } })}
        >
          <Trans>Yeniden başlat</Trans>
        </Button>
        <ButtonLink size="small" href="/custom-packet">
          <Trans>Kutunu kur</Trans>
        </ButtonLink>
      </Row>
    </Card>
  );
}

function OpenDialog(props: SubscriptionPartProps) {
  const { dialog } = props.snapshot.context;
  const { days } = props.view;
  const { Extras, Dates } = props.shelf ?? {};
  const delivery = nextOf(props.view);
  if (dialog === 'rename') return <RenameDialog {...props} />;
  if (dialog === 'cancel') return <CancelDialog {...props} />;
  if (dialog === 'card') return <CardDialog {...props} />;
  if (dialog === 'address') return <AddressDialog {...props} />;
  if (dialog === 'unskip') return <UnskipDialog {...props} />;
  if (dialog === 'resume') return <ResumeDialog {...props} />;
  if (!delivery) return null;
  if (dialog === 'skip') return <SkipDialog {...props} delivery={delivery} />;
  if (dialog === 'date' && days) return Dates ? <Dates {...props} delivery={delivery} range={days} /> : null;
  if (dialog === 'extras') return Extras ? <Extras {...props} delivery={delivery} /> : null;
  if (dialog === 'sendTo') return <SendToDialog {...props} delivery={delivery} />;
  if (dialog === 'rhythm') return <RhythmDialog {...props} />;
  if (dialog === 'pause') return <PauseDialog {...props} delivery={delivery} />;
  return null;
}
