import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BareChange } from './compare.ts';

/** Source text without blanks, by name (`function outputOf`, `const settleReads`). */
export type Sources = ReadonlyMap<string, string>;

/** Files in a flow's folder that are not part of its machine, or are compared as its states. */
const isBeside =
  /\.(?:test|samples|spec|copy|rules|(?:[\w-]+-)?promises|invariants|(?:[\w-]+-)?words|names|beyond-browser|types|services)\.ts$|^index\.ts$/;

const begins = /^(?:export )?(?:async )?(function|const) (\w+)/;
/** An object, a machine or its setup: its content is compared as states, edges and parts. */
const isMachinery = /^(?:export )?const \w+(?:: [^=]+)? = (?:\{|setup\(|\w+\.create(?:Machine|StateConfig)\()/;

/** The functions and constants of a flow's files that its machine refers to by name. */
export function readSources(folder: string): Sources {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !isBeside.test(file));
  return new Map(files.toSorted().flatMap((file) => namedIn(readFileSync(path.join(folder, file), 'utf8'))));
}

/** Named top-level statements of formatted code: indented lines and closing brackets continue a statement. */
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

/** Functions and constants with another text. Added or removed ones show in the parts that name them. */
export function changedSources(before: Sources | undefined, after: Sources | undefined): BareChange[] {
  return [...(after ?? [])].flatMap(([id, now]): BareChange[] => {
    const was = before?.get(id);
    if (was === undefined || was === now) return [];
    return [{ sign: 'changed', what: 'body', id, was: null, words: { tr: '', en: '' }, from: null, to: null }];
  });
}
