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

/** Words from elsewhere by which a state can be searched: those of a test card or a mail. */
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
  /** The state in which it ends, as `data-state-path`. */
  statePath: string;
  words: Record<Language, string>;
}

/** By the id of the outer state: the flow that runs inside it, and that flow's state when the outer one is shown. */
export type FlowsWithin = Readonly<
  Record<
    string,
    {
      spec: AnyFlowSpec;
      /** Input and events of the inner flow, derived from the context of the outer one. */
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
  /** Fonts that are embedded into a saved picture of a diagram; addresses are relative to the site. */
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
  /** Modules that show a flow's real screen; one that exists suffices. A flow without one shows its states in words. */
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
    /** Flows that are promised to be walked on the real server. */
    onServer: readonly string[];
    /** The commands that run the levels `screens` and `server`. */
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
  /** The project's replacements for words of the explorer. */
  words: Readonly<Record<Language, Readonly<Partial<Record<Word, string>>>>>;
  /** The address of a flow's counts, with `{flow}` and `{version}`; null where nothing is counted. */
  funnel: string | null;
  /** Names of the counted steps of the journey, by their ids in the counts. */
  steps?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** A context value as people write it; undefined shows it as in the code. */
  formatValue?(name: string, value: unknown, language: Language): string | undefined;
}

export const fill = (pattern: string, flow: string): string => pattern.replaceAll('{flow}', flow);
