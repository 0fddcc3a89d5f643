import { groupThousands } from '../money/index.ts';
import { minutes, seconds, type Instant } from './duration.ts';

/** Spec §9: 235290 from 27 Feb 2025 17:00 (Istanbul), plus one every 120 seconds. */
export const LIVE_COUNTER = {
  base: 235_290,
  since: Date.parse('2025-02-27T17:00:00+03:00'),
  every: seconds(120),
} as const;

/** Never below the base. */
export function liveCounter(now: Instant): number {
  return LIVE_COUNTER.base + Math.max(0, Math.floor((now - LIVE_COUNTER.since) / LIVE_COUNTER.every));
}

/** "235.290": dots in both languages. Spec §9. */
export function formatLiveCounter(count: number): string {
  return groupThousands(count, '.');
}

/** Time until the counter shows its next number, at most 2 minutes. */
export function untilNextCount(now: Instant): number {
  const into = (now - LIVE_COUNTER.since) % LIVE_COUNTER.every;
  return into < 0 ? Math.min(-into, minutes(2)) : LIVE_COUNTER.every - into;
}
