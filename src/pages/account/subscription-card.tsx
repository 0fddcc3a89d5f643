import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { readContents } from '../../../art/contents.ts';
import { addDays, type CalendarDay, dayOf, daysBetween } from '../../../domain/calendar/index.ts';
import type { SubscriptionStatus } from '../../../domain/lifecycle/index.ts';
import { inLocale, type Localized } from '../../../domain/locale/index.ts';
import type { Kurus } from '../../../domain/money/index.ts';
import { Notice } from '../../components/notice.tsx';
import { Price } from '../../components/price.tsx';
import { Stack } from '../../components/stack.tsx';
import { Eyebrow, Text } from '../../components/text.tsx';
import { Timeline, type TimelineItem } from '../../components/timeline.tsx';
import { TrayPicture } from '../../components/tray-picture.tsx';
import { useDays } from '../../components/use-days.ts';
import { useLocale } from '../../components/use-locale.ts';
import { Day, Delivery, DeliveryHead, DeliveryRest } from './account.styles.ts';

export interface AccountSubscription {
  _id: string;
  name: string;
  status: SubscriptionStatus;
  nextOrderDay: CalendarDay | null;
  intervalDays: number;
  charged: Kurus;
  cardEnd: string | null;
  lines: readonly { key: string; name: Localized; quantity: number }[];
  contents: string;
}

const shownDeliveries = 3;

/** When the next box comes, what is in it, what it costs, and the two after it. */
export function SubscriptionCard({ subscription, now }: { subscription: AccountSubscription; now: number }) {
  const { _id, name, status, nextOrderDay, intervalDays, charged, cardEnd, lines, contents } = subscription;
  const { t } = useLingui();
  const locale = useLocale();
  const day = useDays();
  const tray = readContents(contents);
  const pieces = tray.reduce((sum, { count }) => sum + count, 0);
  const ahead = nextOrderDay === null ? 0 : daysBetween(dayOf(now), nextOrderDay);
  const coming: CalendarDay[] = [];
  if (nextOrderDay !== null)
    for (let nth = 0; nth < shownDeliveries; nth += 1) coming.push(addDays(nextOrderDay, nth * intervalDays));
  const items = coming.map((when, nth): TimelineItem => ({
    key: when,
    title: day(when),
    text: <Contents pieces={pieces} charged={charged} />,
    when: nth === 0 ? 'next' : 'later',
  }));
  return (
    <Delivery aria-labelledby={_id}>
      <DeliveryHead>
        <Stack gap={2}>
          <Eyebrow as="h3" id={_id}>
            {name} · <Trans>sonraki kutun</Trans>
          </Eyebrow>
          {nextOrderDay !== null && <Day>{day(nextOrderDay)}</Day>}
          {status === 'DUE_PAYMENT' && (
            <Notice tone="warning">
              <Trans>Bu teslimatın ödemesi alınamadı; kartından para çekilmedi.</Trans>
            </Notice>
          )}
          <Text>
            {ahead > 0 && (
              <>
                <Plural value={ahead} one="# gün sonra yola çıkar" other="# gün sonra yola çıkar" />.{' '}
              </>
            )}
            <Price amount={charged} />
            {cardEnd !== null && <Trans>, sonu {cardEnd} olan kartından</Trans>}
          </Text>
          <ul aria-label={t`Kutunda ne var`}>
            {lines.map((line) => (
              <li key={line.key}>
                {line.quantity} × {inLocale(line.name, locale)}
              </li>
            ))}
          </ul>
        </Stack>
        {pieces > 0 && <TrayPicture contents={tray} label={t`Kutunun üstten görünüşü: ${pieces} parça`} />}
      </DeliveryHead>
      {nextOrderDay !== null && (
        <DeliveryRest>
          <h4>
            <Trans>Sıradaki kutuların</Trans>
          </h4>
          <Timeline flat items={items} />
        </DeliveryRest>
      )}
    </Delivery>
  );
}

function Contents({ pieces, charged }: { pieces: number; charged: Kurus }) {
  return (
    <>
      {pieces > 0 && (
        <>
          <Plural value={pieces} one="# parça" other="# parça" /> ·{' '}
        </>
      )}
      <Price amount={charged} />
    </>
  );
}
