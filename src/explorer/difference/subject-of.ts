import type { Change } from './difference.types.ts';

const ofStates = new Set<Change['what']>([
  'state',
  'kind',
  'money',
  'tags',
  'entry',
  'exit',
  'services',
  'stateDetails',
]);

/** What a change is about: a state, a transition, or a named part of the machine, which stands in no one place. */
export const subjectOf = (what: Change['what']): 'state' | 'edge' | 'part' =>
  ofStates.has(what) ? 'state' : what === 'delay' || what === 'body' ? 'part' : 'edge';
