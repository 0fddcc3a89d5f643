import { kurus, type Kurus } from './kurus.ts';

/** `halfUp`: to the nearest kuruş, half away from zero. `down`/`up`: towards/away from zero. */
export type Rounding = 'halfUp' | 'down' | 'up';

/** `percent` (0–100, decimals allowed) of `amount` in kuruş, rounded once by the named rule. */
export function percentOf(amount: Kurus, percent: number, rounding: Rounding): Kurus {
  const exact = Number(((Math.abs(amount) * percent) / 100).toPrecision(15));
  return kurus(Math.sign(amount) * roundBy(exact, rounding));
}

function roundBy(exact: number, rounding: Rounding): number {
  switch (rounding) {
    case 'halfUp':
      return Math.round(exact);
    case 'down':
      return Math.floor(exact);
    case 'up':
      return Math.ceil(exact);
    default:
      return rounding satisfies never;
  }
}
