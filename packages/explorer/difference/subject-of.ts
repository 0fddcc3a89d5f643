import type { Change } from './difference.types.ts';

const ofEdges = new Set<Change['what']>(['edge', 'target', 'guard', 'actions', 'details']);
const ofParts = new Set<Change['what']>(['delay', 'body']);

/** What a change is about: a state, a transition, or a named part of the machine without a single state. */
export const subjectOf = (what: Change['what']): 'state' | 'edge' | 'part' =>
  ofEdges.has(what) ? 'edge' : ofParts.has(what) ? 'part' : 'state';
