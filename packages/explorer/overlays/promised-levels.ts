import { flows, isCopy } from 'virtual:flows';
import { isPromised, levels, type Level } from '../model/levels.ts';

/** The levels promised for a flow of this site. */
export function promisedLevels(name: string): Level[] {
  const flow = flows.find((one) => one.name === name)!;
  return levels.filter((level) => isPromised({ ...flow, isCopy }, level));
}
