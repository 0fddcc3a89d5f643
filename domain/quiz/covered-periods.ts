import type { DeliveryDays } from './recommendation.ts';

/** Used when the distance is irregular or unknown. */
const USUAL_DISTANCE_DAYS = 28;
/** Highest deviation at which the 56-day interval is kept; above it the longer one is considered. */
const TOLERANCE = 0.15;

export type CoveredPeriods = { readonly intervalDays: DeliveryDays; readonly periods: number };

/** Interval and number of periods of a delivery: 56 days where whole periods fit, else the better of both. */
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
