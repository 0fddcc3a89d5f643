import type { DeliveryDays } from './recommendation.ts';

/** What an irregular or unknown distance is calculated with. */
const USUAL_DISTANCE_DAYS = 28;
/** How far the periods may miss the shorter interval before the longer one is considered. */
const TOLERANCE = 0.15;

export type CoveredPeriods = { readonly intervalDays: DeliveryDays; readonly periods: number };

/** How often to deliver and for how many periods: every 56 days where whole periods fit, else what fits better. */
export function coveredPeriods(cycleDistance: number | null): CoveredPeriods {
  const distance = cycleDistance ?? USUAL_DISTANCE_DAYS;
  const short = fit(56, distance);
  const long = fit(84, distance);
  const { intervalDays, periods } = short.miss <= TOLERANCE || short.miss <= long.miss ? short : long;
  return { intervalDays, periods };
}

function fit(intervalDays: DeliveryDays, distance: number): CoveredPeriods & { readonly miss: number } {
  const periods = Math.max(1, Math.round(intervalDays / distance));
  return { intervalDays, periods, miss: Math.abs((periods * distance) / intervalDays - 1) };
}
