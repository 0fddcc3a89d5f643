import { readdirSync, readFileSync } from 'node:fs';

const millisecondsPerTick = 10;

/** Fields of /proc/PID/stat after the name, which may hold blanks; empty for a process that is gone. */
function statOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
  } catch {
    return [];
  }
}

/** Milliseconds of processor that a process and its children have taken, those that have ended too. Linux only. */
export function processorOf(pid: number): number {
  const all = [String(pid), ...readdirSync('/proc').filter((name) => /^\d+$/.test(name))].map(statOf);
  const [own = [], ...others] = all;
  const family = [own, ...others.filter(([, parent]) => Number(parent) === pid)];
  const ticks = family.map((stat) => stat.slice(11, 15).reduce((sum, one) => sum + Number(one), 0));
  return ticks.reduce((sum, one) => sum + one, 0) * millisecondsPerTick;
}
