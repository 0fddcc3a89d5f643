declare module 'virtual:flows' {
  import type { AnyFlowSpec } from 'model-testing';
  import type { ExplorerConfig, Phrase, Requirement } from 'machine-explorer';

  export const config: ExplorerConfig;

  /** The rules that flows may name in `requirements`, with the flows that do. */
  export const requirements: readonly Requirement[];

  /** Words of other places that lead to states of the flows. */
  export const phrases: readonly Phrase[];

  /** Whether the flows are those of another folder, not the project's own. */
  export const isCopy: boolean;

  /** Every flow of the machines' folder, by name; written by `machineExplorer()`, the Vite plugin. */
  export const flows: readonly {
    name: string;
    /** From its specification. */
    description: NonNullable<AnyFlowSpec['description']>;
    /** Whether it has a stage: its production screen is shown. */
    hasScreen: boolean;
    /** Whether it is promised to be walked on the real server. */
    isOnServer: boolean;
    load: () => Promise<AnyFlowSpec>;
  }[];
}
