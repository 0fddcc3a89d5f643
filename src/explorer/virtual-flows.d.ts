declare module 'virtual:flows' {
  import type { AnyFlowSpec } from 'model-testing';

  /** These are not the shop's own machines, but those of another folder. */
  export const isCopy: boolean;

  /** Every flow of the machines' folder, by name; written by vite.explorer.config.ts. */
  export const flows: readonly {
    name: string;
    /** The first line of the flow's README, in English. */
    story: string;
    /** It has a stage: its production screen is shown. */
    hasScreen: boolean;
    load: () => Promise<AnyFlowSpec>;
  }[];
}
