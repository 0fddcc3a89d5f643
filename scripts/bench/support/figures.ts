import { loadavg } from 'node:os';

/** One measured number and all that is needed to judge it. */
export interface Figure {
  /** Groups rows and lets a part be measured again by itself. */
  part: string;
  what: string;
  value: number;
  unit: string;
  /** Detail in words: spread, conditions. */
  note?: string;
  aim?: { at: 'most' | 'least'; value: number };
  /** The best of eight public storefronts on a machine like this one. */
  best?: number;
  /** One-minute load average: the higher of before and after. */
  load: number;
}

export type Measured = Omit<Figure, 'part' | 'load'>;

/** Runs one measurement and notes what else the machine was doing. Other work makes every figure worse, never better. */
export async function measured(part: string, work: () => Promise<Measured[]>): Promise<Figure[]> {
  const before = loadavg()[0] ?? 0;
  const figures = await work();
  const load = Math.max(before, loadavg()[0] ?? 0);
  return figures.map((figure) => Object.assign({ part, load }, figure));
}

export const isMet = ({ value, aim }: Figure): boolean | null =>
  aim ? (aim.at === 'most' ? value <= aim.value : value >= aim.value) : null;

/** The value below which `share` (0–1) of `values` lie; nearest rank. Throws on an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new Error('There is no quantile of nothing.');
  return found;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
