import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import {
  addDays,
  type CalendarDay,
  HOLIDAYS,
  isCarrierDay,
  parseCalendarDay,
} from '../../../../domain/calendar/index.ts';
import { isOrderDayIn, type OrderDayRange } from '../../../../domain/subscription/index.ts';
import type { Delivery } from '../../../../machines/subscription/index.ts';
import { IconButton } from '../../../components/basics/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../../components/basics/icons.tsx';
import { useDayParts, useDueDays } from '../../../components/words/use-days.ts';
import { VisuallyHidden } from '../../../components/basics/visually-hidden.tsx';
import { dayByKey, isSameMonth, monthsOn, weeksOf } from './month-days.ts';
import { Blank, Dates, Day, Month, MonthHead } from './month-grid.styles.ts';

export interface MonthGridProps {
  range: OrderDayRange;
  /** The day before the change. */
  current: CalendarDay;
  chosen: CalendarDay;
  /** Days of delivery for the chosen day. */
  door: Delivery['window'];
  /** Expected flow on a day, 0 to 5: the height of the waves. */
  flowOf: (day: CalendarDay) => number;
  onChoose: (day: CalendarDay) => void;
}

const monday = parseCalendarDay('2026-11-23')!;

/** A month with one chosen day: the date grid of the ARIA practices, with its keys. Closed days are readable only. */
export function MonthGrid({ range, current, chosen, door, flowOf, onChoose }: MonthGridProps) {
  const { t } = useLingui();
  const dueDay = useDueDays();
  const isByKey = useRef(false);
  const takeFocus = useCallback((day: HTMLElement | null) => {
    if (!day || !isByKey.current) return;
    isByKey.current = false;
    day.focus();
  }, []);
  const [at, setAt] = useState(monthsOn(chosen, 0, range));

  const write = useDayParts();
  const month = (day: CalendarDay) => write({ month: 'long', year: 'numeric' }, day);
  const press = (event: KeyboardEvent) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : dayByKey(at, event.key, range);
    if (next === null) return;
    event.preventDefault();
    isByKey.current = next !== at;
    setAt(next);
  };
  const isAtDoor = (day: CalendarDay) => day >= door.earliest && day <= door.latest && isCarrierDay(day, HOLIDAYS);
  const words = (day: CalendarDay, isFree: boolean) =>
    [
      dueDay(day),
      day === current && t`şimdiki gün`,
      isAtDoor(day) && t`kapında`,
      flowOf(day) > 0 && t`beklenen regl günü`,
      !isFree && t`kapalı`,
    ]
      .filter(Boolean)
      .join(', ');

  return (
    <Month>
      <MonthHead>
        <IconButton
          aria-label={t`Önceki ay`}
          aria-disabled={isSameMonth(monthsOn(at, -1, range), at)}
          onClick={() => setAt(monthsOn(at, -1, range))}
        >
          <ArrowLeftIcon />
        </IconButton>
        <h3 aria-live="polite">{month(at)}</h3>
        <IconButton
          aria-label={t`Sonraki ay`}
          aria-disabled={isSameMonth(monthsOn(at, 1, range), at)}
          onClick={() => setAt(monthsOn(at, 1, range))}
        >
          <ArrowRightIcon />
        </IconButton>
      </MonthHead>
      <Dates role="grid" aria-label={month(at)} onKeyDown={press}>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) => (
              <th key={day} scope="col">
                <span aria-hidden="true">{write({ weekday: 'short' }, day)}</span>
                <VisuallyHidden>{write({ weekday: 'long' }, day)}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                if (!isSameMonth(day, at)) return <Blank key={day} />;
                if (day < range.earliest || day > range.latest)
                  return (
                    <td key={day}>
                      <Day as="span" look="out">
                        {Number(day.slice(8))}
                      </Day>
                    </td>
                  );
                const isFree = isOrderDayIn(day, range, HOLIDAYS);
                const isChosen = day === chosen;
                return (
                  <td key={day} aria-selected={isChosen}>
                    <Day
                      type="button"
                      tabIndex={day === at ? 0 : -1}
                      look={isChosen ? 'chosen' : isFree ? 'free' : 'closed'}
                      ring={isAtDoor(day) ? 'door' : day === current && !isChosen ? 'current' : 'none'}
                      data-flow={flowOf(day)}
                      aria-label={words(day, isFree)}
                      aria-disabled={!isFree}
                      onClick={() => {
                        setAt(day);
                        if (isFree) onChoose(day);
                      }}
                      {...(day === at && { ref: takeFocus, 'data-autofocus': '' })}
                    >
                      {Number(day.slice(8))}
                    </Day>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Dates>
    </Month>
  );
}
