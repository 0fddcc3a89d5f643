import { fill, msg } from '#words';
import type { Localized } from '../../../domain/locale/index.ts';

/** A waiting time in words, rounded up. */
export function waitingTime(seconds: number): Localized {
  if (seconds < 60) return fill(msg`{seconds} saniye`, { seconds });
  if (seconds > 120 * 60) return fill(msg`{hours} saat`, { hours: Math.ceil(seconds / 3600) });
  return fill(msg`{minutes} dakika`, { minutes: Math.ceil(seconds / 60) });
}
