import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { addDays, type CalendarDay, daysBetween, HOLIDAYS, lastDayBefore } from '../../../../domain/calendar/index.ts';
import { deliveryWindow, isOrderDayIn, lockAt, type OrderDayRange } from '../../../../domain/subscription/index.ts';
import type { Delivery } from '../../../../machines/subscription/index.ts';
import { TextButton } from '../../../components/basics/app-link.tsx';
import { Button } from '../../../components/basics/button.tsx';
import { Price } from '../../../components/payment/price.tsx';
import { Row, Stack } from '../../../components/basics/stack.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { useDays, useDueDays } from '../../../components/words/use-days.ts';
import { useDeliveryName } from '../../../components/words/use-delivery-name.ts';
import { ActionDialog } from './action-dialog.tsx';
import { MonthGrid } from '../calendar/month-grid.tsx';
import { ChosenDays, Legend, LegendMark } from '../calendar/month-grid.styles.ts';
import { PeriodHint } from '../calendar/period-hint.tsx';
import type { SubscriptionPartProps } from '../plan/subscription.types.ts';
import { flowOn } from '../calendar/tide-line.ts';

/** The first day at least `weeks` weeks after `day` on which boxes are packed; null beyond the range. */
function weeksAfter(day: CalendarDay, weeks: number, range: OrderDayRange): CalendarDay | null {
  for (let next = addDays(day, weeks * 7); next <= range.latest; next = addDays(next, 1)) {
    if (isOrderDayIn(next, range, HOLIDAYS)) return next;
  }
  return null;
}

/** Another day for the next box; the ones after it follow at the same interval. */
export function DateDialog(props: SubscriptionPartProps & { delivery: Delivery; range: OrderDayRange }) {
  const { view, delivery, range, send, sendNow, snapshot, cycle } = props;
  const { t } = useLingui();
  const days = useDays();
  const nameOf = useDeliveryName();
  const dueDay = useDueDays();
  const { action, preview } = snapshot.context;
  // Raised when a button chooses a day: remounts the grid, which then opens at the month of that day.
  const [turn, setTurn] = useState(0);
  const later = { 1: t`1 hafta sonra`, 2: t`2 hafta sonra` };
  const choose = (day: CalendarDay) => send({ type: 'action.choose', action: { kind: 'changeDate', day } });
  const isChosen = action?.kind === 'changeDate' && action.day !== delivery.orderDay;
  const chosen = isChosen ? action.day : delivery.orderDay;
  const window = isChosen ? deliveryWindow(chosen, HOLIDAYS) : delivery.window;
  const moved = preview?.after.find(({ orderDay }) => orderDay === chosen);
  const marks = {
    current: t`şimdiki gün`,
    chosen: t`seçtiğin`,
    door: t`kapında`,
    flow: cycle && t`beklenen regl`,
    closed: t`kapalı`,
  };
  return (
    <ActionDialog
      {...props}
      title={
        <Trans>
          Kutun <em>ne zaman hazırlansın?</em>
        </Trans>
      }
      action={isChosen ? <Trans>{days(chosen)} olsun</Trans> : <Trans>Bir gün seç</Trans>}
      meaning={
        <>
          <Stack gap={2}>
            <b>{isChosen ? <Trans>{dueDay(chosen)} seçersen</Trans> : <Trans>Şimdi: {dueDay(chosen)}</Trans>}</b>
            <ChosenDays>
              <Trans>
                {nameOf({ window })} <em>kapında</em>
              </Trans>
            </ChosenDays>
            <Text quiet size="small">
              <Trans>
                {dueDay(lastDayBefore(lockAt(chosen)))} gününe kadar değiştirirsin; {days(chosen)} günü{' '}
                <Price amount={(moved ?? delivery).charged} /> çekilir.
              </Trans>
            </Text>
          </Stack>
          {cycle && <PeriodHint window={window} cycle={cycle} from={range.earliest} />}
        </>
      }
      reasons={
        isChosen && (
          <Text quiet size="small">
            <Follow by={daysBetween(delivery.orderDay, chosen)} weeks={view.intervalDays / 7} />
          </Text>
        )
      }
    >
      <Stack gap={3}>
        <MonthGrid
          key={turn}
          range={range}
          current={delivery.orderDay}
          chosen={chosen}
          door={window}
          flowOf={(day) => (cycle ? flowOn(day, cycle) : 0)}
          onChoose={choose}
        />
        <Row gap={2}>
          {([1, 2] as const).map((weeks) => {
            const day = weeksAfter(delivery.orderDay, weeks, range);
            return (
              day && (
                <Button
                  key={weeks}
                  size="small"
                  look={chosen === day ? 'ink' : 'line'}
                  aria-pressed={chosen === day}
                  onClick={() => {
                    choose(day);
                    setTurn(turn + 1);
                  }}
                >
                  {later[weeks]}
                </Button>
              )
            );
          })}
        </Row>
        <Legend aria-hidden="true">
          {(['current', 'chosen', 'door', 'flow', 'closed'] as const).map(
            (mark) =>
              marks[mark] && (
                <li key={mark}>
                  <LegendMark of={mark} />
                  {marks[mark]}
                </li>
              ),
          )}
        </Legend>
        <Text quiet size="small">
          <Trans>
            {days(range.earliest)} ile {days(range.latest)} arası; pazar ve bayramda hazırlamıyoruz.
          </Trans>
        </Text>
        {sendNow?.canOpen && (
          <Text quiet size="small">
            <Trans>
              Daha erken istersen{' '}
              <TextButton
                type="button"
                onClick={() => {
                  send({ type: 'dialog.close' });
                  sendNow.onOpen();
                }}
              >
                hemen gönder
              </TextButton>
              .
            </Trans>
          </Text>
        )}
      </Stack>
    </ActionDialog>
  );
}

/** How a moved day changes the boxes after it. */
function Follow({ by, weeks }: { by: number; weeks: number }) {
  return (
    <>
      {by > 0 ? (
        <Plural value={by} one="Sonrakiler de # gün geç gelir." other="Sonrakiler de # gün geç gelir." />
      ) : (
        <Plural value={-by} one="Sonrakiler de # gün erken gelir." other="Sonrakiler de # gün erken gelir." />
      )}{' '}
      <Plural value={weeks} one="Yine # haftada bir gelir." other="Yine # haftada bir gelir." />
    </>
  );
}
