import { createHash } from 'node:crypto';
import type { Ran } from './steps.ts';

/** Budget of each part in units of `calibrate`: seconds depend on the machine's speed, units do not. */
export type GateBudget = Readonly<Record<string, number>>;

/** Factor by which a part may exceed its budget, for the noise of the machine. */
const margin = 1.25;

/** Does a fixed piece of work (parse, print, hash). Returns the processor-seconds it took: one unit. */
export function calibrate(): number {
  const before = process.cpuUsage();
  let text = JSON.stringify(
    Array.from({ length: 2_000 }, (_, nth) => ({ nth, name: `line ${nth}`, price: nth * 1.25 })),
  );
  for (let round = 0; round < 2_500; round += 1) {
    const parsed = JSON.parse(text) as { nth: number; name: string }[];
    const digest = createHash('sha256').update(text).digest('hex');
    parsed[round % parsed.length]!.name = digest;
    text = JSON.stringify(parsed.toSorted((one, other) => (one.name < other.name ? -1 : 1)));
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

export interface Overspent {
  part: string;
  budget: number;
  /** Cost in the unit measured before the parts ran, and in the unit measured after them. */
  units: readonly [number, number];
}

/** Parts over their budget by both units: a machine that was slow for a moment distorts only one of them. */
export function findOverspent(
  parts: readonly Pick<Ran, 'name' | 'processorSeconds'>[],
  budget: GateBudget,
  units: readonly [before: number, after: number],
): Overspent[] {
  return parts.flatMap(({ name, processorSeconds }) => {
    const allowed = budget[name];
    if (allowed === undefined) return [];
    const [before, after] = units.map((unit) => processorSeconds / unit) as [number, number];
    const isOver = before > allowed * margin && after > allowed * margin;
    return isOver ? [{ part: name, budget: allowed, units: [before, after] as const }] : [];
  });
}
