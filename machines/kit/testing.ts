/** What a flow's specification is written with. Nothing of it reaches a shopper's browser. */
export type { FlowCopy, StateCopy, Words } from './copy.types.ts';
export { defineFlow } from './define-flow.ts';
export { failures } from './lexicon.ts';
