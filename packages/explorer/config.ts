import type { AnyFlowSpec, PathEvent } from 'model-testing';
import type { Language, Word } from './words.ts';

/** A rule of the specification, and what proves it. */
export interface Requirement {
  id: string;
  rule: Readonly<Record<Language, string>>;
  /** The flows that name it. */
  flows: readonly string[];
  /** The calls that it is about. */
  operations?: readonly string[];
  tests?: readonly { place: string; title: string }[];
  /** Why nothing proves it. */
  unproved?: Readonly<Record<Language, string>>;
}

/** Words of another place by which somebody may look for a state: those of a test card, of a mail. */
export interface Phrase {
  flow: string;
  /** By path, as in `writing.listing`. */
  state: string;
  /** What people call the state. */
  name: Readonly<Record<Language, string>>;
  /** Where the words are written: "Test card 4543 …", "Mail". */
  from: Readonly<Record<Language, string>>;
  text: Readonly<Record<Language, string>>;
}

/** A walk shown to a first-time visitor. */
export interface Highlight {
  flow: string;
  input: string;
  tokens: string[];
  /** Where it ends, as `data-state-path`. */
  statePath: string;
  words: Record<Language, string>;
}

/** By the id of the state around it: the flow that runs inside, and its state when that state is shown. */
export type FlowsWithin = Readonly<
  Record<
    string,
    {
      spec: AnyFlowSpec;
      /** What the flow inside is given, and what has happened in it, seen from what the flow around it remembers. */
      begin(context: Record<string, unknown>): { input: string; given: object; events: PathEvent[] };
    }
  >
>;

export interface Brand {
  name: string;
  /** The address of a square picture, seen from the site. */
  mark?: string;
  /** `@font-face` rules. */
  fontSheet?: string;
  /** Font stacks. */
  sans?: string;
  serif?: string;
  /** Colours by name, over the explorer's own. */
  light?: Readonly<Record<string, string>>;
  dark?: Readonly<Record<string, string>>;
  /** Faces that a saved picture of a diagram carries inside; addresses are seen from the site. */
  pictureFonts?: readonly { family: string; weight: string; address: string; unicodeRange?: string }[];
}

/**
 * The project's configuration of the explorer and the command line: the default export of `explorer.config.ts`. Read by
 * Node and by the browser. Paths are seen from the project's folder; `{flow}` represents a flow's name.
 */
export interface ExplorerConfig {
  flows: {
    /** The folder whose folders are flows. */
    folder: string;
    /** The file of a flow's folder that exports `{flow}Flow`, satisfying `FlowSpec`: `{flow}.spec.ts`. */
    file: string;
  };
  /** Modules by which a flow's real screen is shown: it has one if any is there. A flow without one shows its states in words. */
  stages: readonly string[];
  site: {
    viteConfig: string;
    /**
     * Pages beside the explorer's own, by the name they have in the site. `stage` is the one in the phone; left out, it
     * says every state in words.
     */
    pages: Readonly<Record<string, string>>;
    /** Folders and files of which the site is made: it is rebuilt when one of them changes. */
    madeOf: readonly string[];
  };
  levels: {
    /** Flows that are promised to be walked before the real server. */
    onServer: readonly string[];
    /** What fills the levels that only a run in a browser fills. */
    commands: Readonly<Record<'screens' | 'server', string>>;
  };
  tests: {
    /** Where the runners look, as globs. */
    vitest: string;
    playwright: string;
    /** Exports `test` with the fixture `walk`. */
    fixture: string;
    /** Where a generated browser test belongs. */
    browserFolder: string;
  };
  brand: Brand;
  /** The languages that flows are described in; left out: both. With one, the explorer offers no other. */
  languages?: readonly [Language, ...Language[]];
  highlights: readonly Highlight[];
  within: FlowsWithin;
  /** The explorer's words where the project has better ones. */
  words: Readonly<Record<Language, Readonly<Partial<Record<Word, string>>>>>;
  /** Where the counts of a flow are asked for, `{flow}` and `{version}` in it; null where nothing counts. */
  funnel: string | null;
  /** What people call the steps that are counted on the way through the project, by the names they have in the counts. */
  steps?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** A value of the context as people write it; undefined leaves it as the code has it. */
  formatValue?(name: string, value: unknown, language: Language): string | undefined;
}

export const fill = (pattern: string, flow: string): string => pattern.replaceAll('{flow}', flow);
