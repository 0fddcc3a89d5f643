import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { inLocale } from '../../../../domain/locale/index.ts';
import { subscriptionTiles } from '../../../../domain/subscription/index.ts';
import {
  canAsk,
  type Delivery,
  type CustomerAction,
  type SubscriptionDialog,
} from '../../../../machines/subscription/index.ts';
import { AppLink, TextButton } from '../../../components/basics/app-link.tsx';
import { CalendarIcon, EditIcon, PauseIcon, PlusIcon, SkipIcon, icon } from '../../../components/basics/icons.tsx';
import { PinIcon } from '../../../components/basics/more-icons.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { useDays } from '../../../components/words/use-days.ts';
import { useDeliveryName } from '../../../components/words/use-delivery-name.ts';
import { useLocale } from '../../../components/words/use-locale.ts';
import { Tile, Tiles } from './subscription.styles.ts';
import type { SubscriptionPartProps } from './subscription.types.ts';

const BoltIcon = icon('M13 3.5 5.5 13.5H11l-1 7 7.5-10H12l1-7Z');
const EndIcon = icon('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM9 9l6 6M15 9l-6 6');

interface Offer {
  dialog: SubscriptionDialog;
  kind: Parameters<typeof canAsk>[1];
  icon: ReactNode;
  label: string;
  result: string;
  /** The choice with which it opens. */
  first?: CustomerAction;
  /** False when the box's day no longer allows it. */
  isOpen: boolean;
}

/** Opens a dialog; with `first`, requests the preview of the likeliest choice at once. */
export function openDialog(
  send: SubscriptionPartProps['send'],
  dialog: SubscriptionDialog,
  first?: CustomerAction,
): void {
  send({ type: 'dialog.open', dialog });
  if (first) send({ type: 'action.choose', action: first });
}

/** The possible actions; each shows its result before it is pressed. */
export function ActionTiles({
  view,
  snapshot,
  send,
  delivery,
  isOpen,
  sendNow,
}: SubscriptionPartProps & { delivery: Delivery; isOpen: boolean }) {
  const { t } = useLingui();
  const days = useDays();
  const nameOf = useDeliveryName();
  const locale = useLocale();
  const after = view.deliveries.find(({ cycle, state }) => cycle > delivery.cycle && state !== 'skipped');
  const offers: Offer[] = [
    {
      dialog: 'skip',
      kind: 'skip',
      first: { kind: 'skip' },
      icon: <SkipIcon />,
      label: inLocale(subscriptionTiles.skip, locale),
      result: after ? t`Sıradaki: ${nameOf(after)}` : t`Para çekilmez`,
      isOpen: delivery.state !== 'charging',
    },
    {
      dialog: 'date',
      kind: 'changeDate',
      icon: <CalendarIcon />,
      label: t`Tarihi değiştir`,
      result: view.days ? t`${days(view.days.earliest)} ile ${days(view.days.latest)} arası` : '',
      isOpen: isOpen && view.days !== null,
    },
    {
      dialog: 'extras',
      kind: 'setExtras',
      icon: <PlusIcon />,
      label: t`İçine ekle`,
      result: t`Yalnız bu kutuya`,
      isOpen,
    },
    {
      dialog: 'sendTo',
      kind: 'sendTo',
      icon: <PinIcon />,
      label: t`Başka adrese`,
      result: t`Yalnız bu kutu, hediye de olur`,
      isOpen,
    },
    {
      dialog: 'pause',
      kind: 'pause',
      first: { kind: 'pause', until: null },
      icon: <PauseIcon />,
      label: inLocale(subscriptionTiles.pause, locale),
      result: t`İstediğin güne kadar`,
      isOpen: true,
    },
    {
      dialog: 'cancel',
      kind: 'cancel',
      first: { kind: 'cancel' },
      icon: <EndIcon />,
      label: inLocale(subscriptionTiles.cancel, locale),
      result: t`Tek sayfa, ceza yok`,
      isOpen: true,
    },
  ];
  const shown = offers.filter((offer) => offer.isOpen && canAsk(view, offer.kind));
  const tileOf = ({ dialog, first, icon, label, result }: Offer) => (
    <li key={dialog}>
      <Tile type="button" disabled={snapshot.hasTag('busy')} onClick={() => openDialog(send, dialog, first)}>
        {icon}
        {label}
        <small>{result}</small>
      </Tile>
    </li>
  );
  const isLeaving = ({ dialog }: Offer) => dialog === 'pause' || dialog === 'cancel';
  return (
    <Tiles aria-label={t`Bu kutu için yapabileceklerin`}>
      {isOpen && canAsk(view, 'setExtras') && (
        <li>
          <Tile as={AppLink} href={`/account/subscription/edit/${view.id}`}>
            <EditIcon />
            <Trans>Düzenle</Trans>
            <small>
              <Plural value={view.lines.length} one="# ürün" other="# ürün" />
            </small>
          </Tile>
        </li>
      )}
      {shown.filter((offer) => !isLeaving(offer)).map(tileOf)}
      {sendNow && canAsk(view, 'setExtras') && (
        <li>
          <Tile type="button" disabled={!sendNow.canOpen || snapshot.hasTag('busy')} onClick={sendNow.onOpen}>
            <BoltIcon />
            <Trans>Hemen gönder</Trans>
            <small>
              <Trans>Bugün hazırlanır</Trans>
            </small>
          </Tile>
        </li>
      )}
      {shown.filter(isLeaving).map(tileOf)}
    </Tiles>
  );
}

/** Pause and end where there is no delivery to change: no second page, no hidden button. */
export function WayOut({ view, send }: Pick<SubscriptionPartProps, 'view' | 'send'>) {
  return (
    <Text size="small" quiet>
      {canAsk(view, 'pause') && (
        <>
          <Trans>
            Bir süre hiç istemiyorsan{' '}
            <TextButton type="button" onClick={() => openDialog(send, 'pause', { kind: 'pause', until: null })}>
              duraklat
            </TextButton>
            .
          </Trans>{' '}
        </>
      )}
      <Trans>
        Bitirmek istersen{' '}
        <TextButton type="button" onClick={() => openDialog(send, 'cancel', { kind: 'cancel' })}>
          aboneliği bitir
        </TextButton>
        : tek sayfa, arama yok, ceza yok.
      </Trans>
    </Text>
  );
}
