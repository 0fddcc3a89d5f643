import { Trans, useLingui } from '@lingui/react/macro';
import { addDays, parseCalendarDay } from '../../../domain/calendar/index.ts';
import type { Delivery } from '../../../machines/subscription/index.ts';
import { Button } from '../../components/button.tsx';
import { Row } from '../../components/stack.tsx';
import { DateField } from '../../components/text-field.tsx';
import { useDueDays } from '../../components/use-days.ts';
import { ActDialog } from './act-dialog.tsx';
import { PeriodHint } from './period-hint.tsx';
import type { SubscriptionPartProps } from './subscription.types.ts';

const weeks = [-2, -1, 1, 2] as const;

/** Another day for the next box; the ones after it follow in the same rhythm. */
export function DateDialog(props: SubscriptionPartProps & { delivery: Delivery }) {
  const { view, delivery, send, snapshot, cycle } = props;
  const { t } = useLingui();
  const dueDay = useDueDays();
  const { act } = snapshot.context;
  const chosen = act?.kind === 'changeDate' ? act.day : delivery.orderDay;
  const range = view.days;
  const moved = snapshot.context.preview?.after.find((one) => one.cycle === delivery.cycle);
  const words = { '-2': t`2 hafta erken`, '-1': t`1 hafta erken`, 1: t`1 hafta geç`, 2: t`2 hafta geç` };
  const choose = (raw: string) => {
    const day = parseCalendarDay(raw);
    if (day) send({ type: 'act.choose', act: { kind: 'changeDate', day } });
  };
  return (
    <ActDialog
      {...props}
      title={
        <Trans>
          Kutun <em>ne zaman hazırlansın?</em>
        </Trans>
      }
      action={<Trans>{dueDay(chosen)} olsun</Trans>}
    >
      <Row>
        {weeks
          .map((count) => ({ count, day: addDays(delivery.orderDay, count * 7) }))
          .filter(({ day }) => range !== null && day >= range.earliest && day <= range.latest)
          .map(({ count, day }) => (
            <Button
              key={count}
              size="small"
              look={day === chosen ? 'ink' : 'line'}
              aria-pressed={day === chosen}
              onClick={() => choose(day)}
            >
              {words[count]}
            </Button>
          ))}
      </Row>
      <DateField
        label={<Trans>Ya da bir gün seç</Trans>}
        hint={<Trans>Kutun o gün hazırlanır, 2–4 iş günü sonra kapında olur. Pazar ve bayramda hazırlamıyoruz.</Trans>}
        value={chosen}
        {...(range && { min: range.earliest, max: range.latest })}
        onValueChange={choose}
      />
      {cycle && <PeriodHint delivery={moved ?? delivery} cycle={cycle} />}
    </ActDialog>
  );
}
