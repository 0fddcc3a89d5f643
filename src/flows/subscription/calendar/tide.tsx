import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { addDays, type CalendarDay, daysBetween } from '../../../../domain/calendar/index.ts';
import {
  longestCycle,
  parseReportedPeriod,
  shortestCycle,
  type ReportedPeriod,
} from '../../../../domain/subscription/index.ts';
import type { Delivery } from '../../../../machines/subscription/index.ts';
import { TextButton } from '../../../components/basics/app-link.tsx';
import { Button } from '../../../components/basics/button.tsx';
import { Dialog } from '../../../components/dialogs/modal.tsx';
import { Row, Stack } from '../../../components/basics/stack.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { DateField, TextField } from '../../../components/fields/text-field.tsx';
import { useDayParts, useDays } from '../../../components/words/use-days.ts';
import { PeriodHint } from './period-hint.tsx';
import { expectedStarts, seaPath } from './tide-line.ts';
import { Drop, Floating, Sea, Shore, TideFoot, TideHead } from './tide.styles.ts';

/** A box of one of the customer's subscriptions, drawn on the sea. */
export interface TideBox {
  key: string;
  /** Name of its subscription; null if there is only one. */
  name: string | null;
  delivery: Delivery;
}

export interface TideProps {
  boxes: readonly TideBox[];
  cycle: ReportedPeriod | null;
  today: CalendarDay;
  /** The first day on which a box can be packed. */
  from: CalendarDay;
  onReport: (period: ReportedPeriod) => void;
  onForget: () => void;
}

const spans = { wide: 146, narrow: 79 } as const;

/** The boxes on the sea, which rises on days of an expected period. Visual only: the text beside it says the same. */
export function Tide({ boxes, cycle, today, from, onReport, onForget }: TideProps) {
  const { t } = useLingui();
  const [isReporting, setReporting] = useState(false);
  const starts = cycle ? expectedStarts(cycle, today, spans.wide) : [];
  const next = boxes.find(({ delivery }) => delivery.state !== 'skipped');
  return (
    <Shore aria-labelledby="tide">
      <TideHead>
        <h2 id="tide">
          <Trans>
            Kutuların ve <em>döngün</em>
          </Trans>
        </h2>
        {cycle && next ? (
          <PeriodHint window={next.delivery.window} cycle={cycle} from={from} />
        ) : (
          <Text quiet>
            <Trans>
              Döngünü eklersen deniz, reglini beklediğimiz günlerde yükselir; kutunun yetişip yetişmediğini görürsün.
            </Trans>
          </Text>
        )}
      </TideHead>
      <Picture boxes={boxes} starts={starts} today={today} />
      <TideFoot>
        <Text as="span" size="small">
          {cycle ? (
            <Trans>{cycle.cycleDays} günde bir. Yalnız bu cihazda durur; bize gelmez.</Trans>
          ) : (
            <Trans>Yazdığın yalnız bu cihazda durur; bize gelmez.</Trans>
          )}
        </Text>
        <Row gap={3}>
          <TextButton type="button" onClick={() => setReporting(true)}>
            {cycle ? t`Düzelt` : t`Döngünü ekle`}
          </TextButton>
          {cycle && (
            <TextButton type="button" onClick={onForget}>
              <Trans>Sil</Trans>
            </TextButton>
          )}
        </Row>
      </TideFoot>
      {isReporting && (
        <PeriodDialog
          cycle={cycle}
          today={today}
          onReport={(period) => {
            onReport(period);
            setReporting(false);
          }}
          onClose={() => setReporting(false)}
        />
      )}
    </Shore>
  );
}

function Picture({ boxes, starts, today }: Pick<TideProps, 'boxes' | 'today'> & { starts: readonly CalendarDay[] }) {
  const part = useDayParts();
  const short = (day: CalendarDay) => part({ day: 'numeric', month: 'short' }, day);
  const at = (day: CalendarDay) => daysBetween(today, day);
  const place = (day: CalendarDay) => ({ '--day': at(day) }) as React.CSSProperties;
  const isFar = (day: CalendarDay) => at(day) > spans.narrow - 6;
  const isSeen = (day: CalendarDay) => at(day) >= 0 && at(day) <= spans.wide - 6;
  const offsets = starts.map(at);
  const floating = toFloating(boxes.filter(({ delivery }) => isSeen(delivery.window.earliest)));
  return (
    <Sea aria-hidden="true">
      {(['wide', 'narrow'] as const).map((span) => (
        <svg key={span} data-span={span} viewBox={`0 0 ${spans[span]} 100`} preserveAspectRatio="none">
          <path data-depth="far" d={seaPath(offsets, spans[span], { calm: 34, rise: 34 })} />
          <path data-depth="near" d={seaPath(offsets, spans[span], { calm: 24, rise: 26 })} />
        </svg>
      ))}
      {floating.map(({ key, names, day, state, isRaised }) => (
        <Floating key={key} style={place(day)} data-far={isFar(day)} data-state={state} data-raised={isRaised}>
          {names && <small>{names}</small>}
          <b>{short(day)}</b>
          <svg viewBox="0 0 32 28">
            <path d="M2 9 17 5l13 4v14l-13 4L2 23Z" />
            <path data-lid="" d="M2 9 17 5l13 4-13 4Z" />
          </svg>
        </Floating>
      ))}
      {starts.filter(isSeen).map((start) => (
        <Drop key={start} style={place(start)} data-far={isFar(start)}>
          <svg viewBox="0 0 16 20">
            <path d="M8 1c4 6 6 8 6 11.5A6 6 0 0 1 2 12.5C2 9 4 7 8 1Z" />
          </svg>
          {short(start)}
        </Drop>
      ))}
    </Sea>
  );
}

/** Groups the boxes of one day. Of two days close to each other, the second has its text higher. */
function toFloating(boxes: readonly TideBox[]) {
  const days = [...new Set(boxes.map(({ delivery }) => delivery.window.earliest))].toSorted();
  const raised = new Set<CalendarDay>();
  for (const [index, day] of days.entries()) {
    const before = days[index - 1];
    if (before && daysBetween(before, day) < 13 && !raised.has(before)) raised.add(day);
  }
  return days.map((day) => {
    const here = boxes.filter(({ delivery }) => delivery.window.earliest === day);
    const names = [...new Set(here.map(({ name }) => name))].filter((name) => name !== null).join(', ');
    const state = here.every(({ delivery }) => delivery.state === 'skipped') ? 'skipped' : 'planned';
    return { key: day, names, day, state, isRaised: raised.has(day) };
  });
}

interface PeriodDialogProps extends Pick<TideProps, 'cycle' | 'today' | 'onReport'> {
  onClose: () => void;
}

/** Asks for a first day and a length. Nothing is sent, so only the input can be wrong. */
function PeriodDialog({ cycle, today, onReport, onClose }: PeriodDialogProps) {
  const { t } = useLingui();
  const days = useDays();
  const [start, setStart] = useState<string>(cycle?.start ?? '');
  const [length, setLength] = useState(String(cycle?.cycleDays ?? 28));
  const [isWrong, setWrong] = useState(false);
  const period = parseReportedPeriod({ start, cycleDays: Number(length) }, today);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (period) onReport(period);
    else setWrong(true);
  };
  const isLengthWrong = isWrong && !(Number(length) >= shortestCycle && Number(length) <= longestCycle);
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <Trans>
          Döngün <em>nasıl?</em>
        </Trans>
      }
    >
      <form noValidate onSubmit={save}>
        <Stack gap={5}>
          <DateField
            label={<Trans>Son reglinin ilk günü</Trans>}
            value={start}
            min={addDays(today, -180)}
            max={today}
            {...(isWrong && !isLengthWrong && !period && { error: t`Geçmiş bir gün seç.` })}
            onValueChange={setStart}
            data-autofocus=""
          />
          <TextField
            label={<Trans>Kaç günde bir?</Trans>}
            inputMode="numeric"
            value={length}
            {...(isLengthWrong && { error: t`${shortestCycle} ile ${longestCycle} arasında bir sayı yaz.` })}
            onValueChange={setLength}
          />
          {period && (
            <Text quiet size="small" aria-live="polite">
              <Trans>Sıradaki regl beklentisi: {days(expectedStarts(period, today, longestCycle)[0]!)}</Trans>
            </Text>
          )}
          <Row>
            <Button type="submit" look="main">
              <Trans>Bu cihazda sakla</Trans>
            </Button>
            <Button onClick={onClose}>
              <Trans>Vazgeç</Trans>
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
