import { createHash } from 'node:crypto';
import type { Ran } from './steps.ts';

/** Per part of the gate: how many units of `calibrate` it may cost. A machine that is half as fast needs twice the seconds, and the same units. */
export type GateBudget = Readonly<Record<string, number>>;

/** What a part may be over its budget: the rest is noise of the machine. */
const margin = 1.25;

/** Does a fixed piece of work of the gate's kind (parse, print, hash). Returns the processor-seconds it took: one unit. */
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
  /** With the unit that was measured before the parts ran, and with the one measured after them. */
  units: readonly [number, number];
}

/** The parts that are over their budget by both units: a machine that was slow for a moment makes one of them wrong. */
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
