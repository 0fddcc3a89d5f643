import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BareChange } from './compare.ts';

/** By name (`function outputOf`, `const settleReads`): how it is written, without blanks. */
export type Sources = ReadonlyMap<string, string>;

/** Files beside a machine that are no part of it, or are compared as its states. */
const isBeside =
  /\.(?:test|samples|spec|copy|rules|(?:[\w-]+-)?promises|invariants|(?:[\w-]+-)?words|names|beyond-browser|types|services)\.ts$|^index\.ts$/;

const begins = /^(?:export )?(?:async )?(function|const) (\w+)/;
/** An object, a machine or its setup: its content is compared as states, edges and parts. */
const isMachinery = /^(?:export )?const \w+(?:: [^=]+)? = (?:\{|setup\(|\w+\.create(?:Machine|StateConfig)\()/;

/** The functions and constants of a flow's files that its machine only names. */
export function readSources(folder: string): Sources {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !isBeside.test(file));
  return new Map(files.toSorted().flatMap((file) => namedIn(readFileSync(path.join(folder, file), 'utf8'))));
}

/** Top-level statements: formatted, each begins at a line's start and goes on indented or with a closing bracket. */
export function namedIn(text: string): [string, string][] {
  const statements: string[][] = [];
  for (const line of text.split('\n')) {
    if (/^[\s})\]]/.test(line)) statements.at(-1)?.push(line);
    else statements.push([line]);
  }
  return statements.flatMap((lines): [string, string][] => {
    const whole = lines.join('\n');
    const [, kind, name] = begins.exec(whole) ?? [];
    return kind && name && !isMachinery.test(whole) ? [[`${kind} ${name}`, whole.replaceAll(/\s+/g, '')]] : [];
  });
}

/** The functions and constants that are written otherwise. One that came or went shows in whatever names it. */
export function changedSources(before: Sources | undefined, after: Sources | undefined): BareChange[] {
  return [...(after ?? [])].flatMap(([id, now]): BareChange[] => {
    const was = before?.get(id);
    if (was === undefined || was === now) return [];
    return [{ sign: 'changed', what: 'body', id, was: null, words: { tr: '', en: '' }, from: null, to: null }];
  });
}
