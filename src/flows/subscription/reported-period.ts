import type { CalendarDay } from '../../../domain/calendar/index.ts';
import { parseToldCycle, type ToldCycle } from '../../../domain/subscription/index.ts';
import { reportedPeriodRecord } from './reported-period-record.ts';

export function readReportedPeriod(owner: string, today: CalendarDay): ToldCycle | null {
  const kept = reportedPeriodRecord()?.read();
  return kept?.['owner'] === owner
    ? parseToldCycle({ start: String(kept['start']), cycleDays: Number(kept['cycleDays']) }, today)
    : null;
}

/** Throws when the storage is full. */
export const keepReportedPeriod = (owner: string, period: ToldCycle): void =>
  reportedPeriodRecord()?.write({ owner, ...period });
