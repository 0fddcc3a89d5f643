import type { CalendarDay } from '../../../domain/calendar/index.ts';
import { parseToldCycle, type ToldCycle } from '../../../domain/subscription/index.ts';
import { toldCycleRecord } from './told-cycle-record.ts';

export function readToldCycle(owner: string, today: CalendarDay): ToldCycle | null {
  const kept = toldCycleRecord()?.read();
  return kept?.['owner'] === owner
    ? parseToldCycle({ start: String(kept['start']), cycleDays: Number(kept['cycleDays']) }, today)
    : null;
}

/** Throws when the storage is full. */
export const keepToldCycle = (owner: string, told: ToldCycle): void => toldCycleRecord()?.write({ owner, ...told });
