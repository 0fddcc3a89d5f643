import { Trans, useLingui } from '@lingui/react/macro';
import { readContents } from '../../../../art/products/contents.ts';
import { lastDayBefore } from '../../../../domain/calendar/index.ts';
import { inLocale } from '../../../../domain/locale/index.ts';
import type { Kurus } from '../../../../domain/money/index.ts';
import type { Delivery } from '../../../../machines/subscription/index.ts';
import { TextLink } from '../../../components/basics/app-link.tsx';
import { IconButton } from '../../../components/basics/button.tsx';
import { EditIcon } from '../../../components/basics/icons.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Price } from '../../../components/payment/price.tsx';
import { Row, Stack } from '../../../components/basics/stack.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { Timeline, type TimelineItem } from '../../../components/pictures/timeline.tsx';
import { TrayPicture } from '../../../components/pictures/tray-picture.tsx';
import { TruthLine } from '../../../components/feedback/truth-line.tsx';
import { useDueDays } from '../../../components/words/use-days.ts';
import { useDeliveryName } from '../../../components/words/use-delivery-name.ts';
import { useLocale } from '../../../components/words/use-locale.ts';
import { ActionTiles } from './action-tiles.tsx';
import { BoxFacts, CardEnds } from './box-facts.tsx';
import { Box, BoxBody, BoxHead, Days } from './subscription.styles.ts';
import type { SubscriptionPartProps } from './subscription.types.ts';

/** The next box: its days of delivery, contents, price and actions. */
export function NextBox(props: SubscriptionPartProps & { delivery: Delivery }) {
  const { view, delivery, send } = props;
  const { t } = useLingui();
  const nameOf = useDeliveryName();
  const dueDay = useDueDays();
  const locale = useLocale();
  const { name, lines, extras, contents } = view;
  const tray = readContents(contents);
  const pieces = tray.reduce((sum, { count }) => sum + count, 0);
  const { orderDay, changeUntil, charged, state } = delivery;
  const lastDay = lastDayBefore(Date.parse(changeUntil));
  const isOpen = state === 'planned' && view.today <= lastDay;
  const isGone = delivery.why.includes('itemGone');
  const isWaiting = delivery.why.includes('waitsForStock');
  const stops: TimelineItem[] = [
    ...(isOpen
      ? [
          {
            key: 'change',
            title: dueDay(lastDay),
            text: t`Son gün: gece yarısına kadar değiştirebilirsin`,
            when: 'next' as const,
          },
        ]
      : []),
    {
      key: 'order',
      title: isWaiting ? t`Ürün gelince` : dueDay(orderDay),
      text: <OrderDay {...{ isGone, charged }} hasCard={view.card !== null} />,
      when: isOpen ? 'later' : 'next',
    },
    ...(isGone || isWaiting
      ? []
      : [
          {
            key: 'door',
            title: nameOf(delivery),
            text: t`Kapında, takip bağlantısıyla`,
            when: 'later' as const,
          },
        ]),
  ];
  return (
    <Box aria-label={name}>
      <BoxHead>
        <Stack gap={3}>
          <Row gap={1}>
            <h2>{name}</h2>
            <IconButton
              aria-label={t`${name} adını değiştir`}
              onClick={() => send({ type: 'dialog.open', dialog: 'rename' })}
            >
              <EditIcon />
            </IconButton>
          </Row>
          <Days>
            {isWaiting ? (
              <Trans>
                Bir ürünü <em>bekliyor</em>
              </Trans>
            ) : (
              <Trans>
                {nameOf(delivery)} <em>kapında</em>
              </Trans>
            )}
          </Days>
        </Stack>
        {pieces > 0 && <TrayPicture contents={tray} label={t`Kutunun üstten görünüşü: ${pieces} adet`} />}
      </BoxHead>
      <ActionTiles {...props} isOpen={isOpen} />
      <BoxBody>
        {delivery.why.includes('cardEndsBefore') && <CardEnds {...props} />}
        <DeliveryNotices {...{ view, delivery, isOpen }} />
        <Timeline flat items={stops} />
        <ul aria-label={t`Kutunda ne var`}>
          {[...lines, ...extras].map((line, index) => (
            <li key={line.key}>
              {line.quantity} × {inLocale(line.name, locale)}
              {index >= lines.length && <Trans> (yalnız bu kutuya)</Trans>}
            </li>
          ))}
        </ul>
        <BoxFacts {...props} isOpen={isOpen} />
      </BoxBody>
    </Box>
  );
}

/** What happens on the order day. */
function OrderDay({ isGone, hasCard, charged }: { isGone: boolean; hasCard: boolean; charged: Kurus }) {
  if (isGone) return <Trans>Düzenlemezsen hazırlanmaz, para çekilmez</Trans>;
  return hasCard || charged === 0 ? (
    <Trans>
      <Price amount={charged} /> çekilir, kutun hazırlanır
    </Trans>
  ) : (
    <Trans>
      <Price amount={charged} /> tutarını ödersin, kutun hazırlanır
    </Trans>
  );
}

/** What blocks the box, and what of it cannot be changed any more. */
function DeliveryNotices({
  view,
  delivery: { state, why },
  isOpen,
}: Pick<SubscriptionPartProps, 'view'> & { delivery: Delivery; isOpen: boolean }) {
  const { t } = useLingui();
  if (state === 'charging')
    return (
      <TruthLine money="unknown" sentence={t`Bu kutunun ödemesini bankana soruyoruz.`}>
        <Trans>Cevap gelene kadar atlanamaz. Öğrenince sana yazarız.</Trans>
      </TruthLine>
    );
  if (why.includes('itemGone'))
    return (
      <Notice tone="warning">
        <Trans>Kutundaki bir ürün artık satılmıyor. Düzenlemezsen bu kutu gelmez, para çekilmez.</Trans>{' '}
        {isOpen && (
          <TextLink href={`/account/subscription/edit/${view.id}`}>
            <Trans>Kutunu düzenle</Trans>
          </TextLink>
        )}
      </Notice>
    );
  if (why.includes('waitsForStock'))
    return (
      <Notice tone="warning">
        <Trans>
          Kutundaki bir ürün tükendi. Beş iş günü içinde gelirse hazırlarız; gelmezse bu kutu iptal olur, para çekilmez.
        </Trans>
      </Notice>
    );
  return isOpen ? null : (
    <Text quiet>
      <Trans>Bu kutu hazırlanmaya alındı; içi ve günü artık değişmiyor.</Trans>
    </Text>
  );
}
