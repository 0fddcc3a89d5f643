import type { Layout } from '../chart/layout.ts';
import type { Mark } from '../chart/marks.ts';
import type { Language } from '../words.ts';

/** One side of a difference. */
export interface Side {
  /** As given on the command line: a branch, a tag, a commit; `.` is the work tree. */
  name: string;
  /** The short commit; null for the work tree. */
  commit: string | null;
}

/** A state of the machine on one side, and its screen. */
export interface Sight {
  /** As `data-state-path`: `approving.waiting`. */
  statePath: string;
  /** The machine's version on that side, for links: the present machine may differ. */
  version: string;
  input: string;
  tokens: string[];
  /** Picture files beside the difference; null where that side has no stage to render them. */
  pictures: Record<Language, string> | null;
}

/** One change, with the screen before and after; a sight is null on a side that has no path to it. */
export interface Change {
  sign: 'added' | 'removed' | 'changed';
  what:
    | ('state' | 'kind' | 'initial' | 'money' | 'tags' | 'entry' | 'exit' | 'services' | 'asked')
    | ('words' | 'operation' | 'analytics')
    | ('edge' | 'target' | 'guard' | 'actions' | 'details')
    | ('delay' | 'body');
  /** Id of the state or transition, or kind and name of a part: `guard isOver`, `function outputOf`. */
  id: string;
  /** Its id before, where the index changed because another transition was added or removed; otherwise null. */
  was: string | null;
  /** The event in plain words; empty for a state. */
  words: Record<Language, string>;
  /** Old and new value: target states, guards, actions. Null for added and removed parts, and for long texts. */
  from: string | null;
  to: string | null;
  before: Sight | null;
  after: Sight | null;
  /** Both pictures are byte-identical. */
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
