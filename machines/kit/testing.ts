/** What a flow's specification is written with. Nothing of it reaches a shopper's browser. */
export type { FlowCopy, FlowDescription, StateCopy, Words } from './copy.types.ts';
export { defineFlow } from './define-flow.testing.ts';
export { isSame } from './is-same.ts';
export { failures } from './lexicon.ts';
