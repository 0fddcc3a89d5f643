declare module 'virtual:flows' {
  import type { AnyFlowSpec } from 'model-testing';
  import type { ExplorerConfig, Phrase, Requirement } from 'machine-explorer';

  export const config: ExplorerConfig;

  /** Rules that flows may name in `requirements`, and the flows that do. */
  export const requirements: readonly Requirement[];

  /** Words of other places that lead to states of the flows. */
  export const phrases: readonly Phrase[];

  /** These are not the project's own flows, but those of another folder. */
  export const isCopy: boolean;

  /** Every flow of the machines' folder, by name; written by `machineExplorer()`, the Vite plugin. */
  export const flows: readonly {
    name: string;
    /** As its specification has it. */
    description: NonNullable<AnyFlowSpec['description']>;
    /** It has a stage: its production screen is shown. */
    hasScreen: boolean;
    /** It is promised to be walked before the real server. */
    isOnServer: boolean;
    load: () => Promise<AnyFlowSpec>;
  }[];
}
