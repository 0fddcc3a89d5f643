import type { CalendarDay } from '../../../domain/calendar/index.ts';
import { parseToldCycle, type ToldCycle } from '../../../domain/subscription/index.ts';
import { openRecord } from '../../storage/browser-record.ts';

/**
 * What a customer told of her cycle. It stays on this device and is hers: the server never hears of it, and whoever else
 * signs in here does not see it.
 */
const record = () => openRecord('localStorage', 'cycle', 1);

export function readToldCycle(owner: string, today: CalendarDay): ToldCycle | null {
  const kept = record()?.read();
  return kept?.['owner'] === owner
    ? parseToldCycle({ start: String(kept['start']), cycleDays: Number(kept['cycleDays']) }, today)
    : null;
}

/** Throws when the storage is full. */
export const keepToldCycle = (owner: string, told: ToldCycle): void => record()?.write({ owner, ...told });

export const forgetToldCycle = (): void => record()?.forget();
