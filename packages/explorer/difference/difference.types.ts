import type { Layout } from '../chart/layout.ts';
import type { Mark } from '../chart/marks.ts';
import type { Language } from '../words.ts';

/** One side of a difference. */
export interface Side {
  /** As it was named: a branch, a tag, a commit; `.` is the work tree. */
  name: string;
  /** The short commit; null for the work tree. */
  commit: string | null;
}

/** The state of a side at this point of its machine, and what the shopper sees there. */
export interface Sight {
  /** As `data-state-path`: `approving.waiting`. */
  statePath: string;
  /** Of the machine on that side: today's may be another, and a link says so. */
  version: string;
  input: string;
  tokens: string[];
  /** Files beside the difference; null where that side has no stage to take them on. */
  pictures: Record<Language, string> | null;
}

/** One thing that changed, with the screen before and after; a sight is null on a side where nothing leads there. */
export interface Change {
  sign: 'added' | 'removed' | 'changed';
  what:
    | ('state' | 'kind' | 'initial' | 'money' | 'tags' | 'entry' | 'exit' | 'services' | 'asked')
    | ('words' | 'operation' | 'analytics')
    | ('edge' | 'target' | 'guard' | 'actions' | 'details')
    | ('delay' | 'body');
  /** Of the state or the transition, or kind and name of a part: `guard isOver`, `delay readLimit`, `function outputOf`. */
  id: string;
  /** Its id before, where another transition in front of it came or went; null where it is the same. */
  was: string | null;
  /** The event in plain words; empty for a state. */
  words: Record<Language, string>;
  /** What it was and is: target states, guards, actions. Null for what is only there or gone, or too long to be said. */
  from: string | null;
  to: string | null;
  before: Sight | null;
  after: Sight | null;
  /** Both pictures are the same to the byte. */
  looksSame: boolean;
}

export interface Chart {
  layout: Layout;
  states: [id: string, mark: Mark][];
  edges: [id: string, mark: Mark][];
}

export interface FlowChange {
  flow: string;
  changes: Change[];
  before: Record<Language, Chart> | null;
  after: Record<Language, Chart> | null;
}

/** `diff/{slug}/difference.json`, written by `npm run machines:diff`. */
export interface Difference {
  slug: string;
  from: Side;
  to: Side;
  at: string;
  flows: FlowChange[];
}

/** `diff/index.json`: every difference that is there, the newest first. */
export type DifferenceList = Pick<Difference, 'slug' | 'from' | 'to' | 'at'>[];

const workTree: Record<Language, string> = { tr: 'çalışma ağacı', en: 'work tree' };

/** `main (1a2b3c4)`, or the short commit where it was named by its hash. */
export function sideName({ name, commit }: Side, language: Language): string {
  if (commit === null) return name === '.' ? workTree[language] : name;
  return name.startsWith(commit) ? commit : `${name} (${commit})`;
}
