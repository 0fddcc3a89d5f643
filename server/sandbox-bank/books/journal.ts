import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';

/** Append-only lines. With a file they survive the process; without one they are lost with it. */
export interface Journal<Line> {
  lines(): readonly Line[];
  append(line: Line): void;
}

function readLines<Line>(file: string): Line[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  // A process killed while writing leaves an incomplete last line: it is removed.
  const complete = text.slice(0, text.lastIndexOf('\n') + 1);
  if (complete !== text) truncateSync(file, Buffer.byteLength(complete));
  return complete
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const parsed: Line = JSON.parse(line);
      return parsed;
    });
}

export function openJournal<Line>(file: string | null): Journal<Line> {
  if (file === null) {
    const lines: Line[] = [];
    return { lines: () => lines, append: (line) => void lines.push(line) };
  }
  mkdirSync(dirname(file), { recursive: true });
  const lines = readLines<Line>(file);
  return {
    lines: () => lines,
    append: (line) => {
      appendFileSync(file, `${JSON.stringify(line)}\n`);
      lines.push(line);
    },
  };
}

/** Groups things by a key, each list in the order of insertion. */
export function createIndex<Thing>(wordOf: (thing: Thing) => string) {
  const found = new Map<string, Thing[]>();
  return {
    get: (word: string): readonly Thing[] => found.get(word) ?? [],
    add(thing: Thing): void {
      const known = found.get(wordOf(thing));
      if (known) known.push(thing);
      else found.set(wordOf(thing), [thing]);
    },
  };
}
