/** Imports of specifications. None of it is in the shopper's bundle. */
export type { FlowCopy, FlowDescription, StateCopy, Words } from './copy.types.ts';
export { defineFlow } from './define-flow.testing.ts';
export { isSame } from './is-same.ts';
export { failures } from './lexicon.ts';
