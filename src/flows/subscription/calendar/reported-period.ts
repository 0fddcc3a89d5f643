import type { CalendarDay } from '../../../../domain/calendar/index.ts';
import { parseReportedPeriod, type ReportedPeriod } from '../../../../domain/subscription/index.ts';
import { reportedPeriodRecord } from './reported-period-record.ts';

export function readReportedPeriod(owner: string, today: CalendarDay): ReportedPeriod | null {
  const kept = reportedPeriodRecord()?.read();
  return kept?.['owner'] === owner
    ? parseReportedPeriod({ start: String(kept['start']), cycleDays: Number(kept['cycleDays']) }, today)
    : null;
}

/** Throws when the storage is full. */
export const keepReportedPeriod = (owner: string, period: ReportedPeriod): void =>
  reportedPeriodRecord()?.write({ owner, ...period });
