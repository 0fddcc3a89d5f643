import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BareChange } from './compare.ts';

/** By file: its text without blanks. */
export type Sources = ReadonlyMap<string, string>;

/** What stands beside a machine and is compared as the machine itself, or holds no behaviour. */
const isBeside =
  /\.(?:test|samples|(?:[\w-]+-)?promises|invariants|(?:[\w-]+-)?words|names|beyond-browser|types|services)\.ts$|^index\.ts$/;

/** The files of a flow's folder that say what it does. */
export function readSources(folder: string): Sources {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !isBeside.test(file));
  return new Map(
    files.toSorted().map((file) => [file, readFileSync(path.join(folder, file), 'utf8').replaceAll(/\s+/g, '')]),
  );
}

/** The files that are written otherwise: functions and constants beside the machine, which its text only names. */
export function changedSources(before: Sources | undefined, after: Sources | undefined): BareChange[] {
  if (!before || !after) return [];
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((file): BareChange[] => {
    if (before.get(file) === after.get(file)) return [];
    const words = { tr: '', en: '' };
    return [{ sign: 'changed', what: 'source', id: `file ${file}`, was: null, words, from: null, to: null }];
  });
}
