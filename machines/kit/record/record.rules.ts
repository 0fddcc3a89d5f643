import type { SnapshotFrom } from 'xstate';
import type { Invariant, StepPromise } from 'model-testing';
import type { recordFlow, Versioned } from './record.machine.ts';

export type Draft = Record<string, unknown>;
export type Held = Versioned & Draft;
export type Machine = ReturnType<typeof recordFlow<Held, Draft>>['machine'];
export type Snapshot = SnapshotFrom<Machine>;
export type Step = StepPromise<Machine>;

/** What must hold in every state of a record flow. */
export const recordRules: readonly Invariant<Machine>[] = [
  {
    name: 'a form stands only on what was read',
    holds: (snapshot) =>
      !snapshot.hasTag('form') || (snapshot.context.held !== null && snapshot.context.draft !== null),
  },
  {
    name: 'the other version is at hand exactly while the two are compared',
    holds: (snapshot) => (snapshot.context.theirs !== null) === snapshot.matches({ conflicted: 'comparing' }),
  },
  {
    name: 'a password is never kept',
    holds: ({ context }) => !JSON.stringify(context).includes(samplePassword),
  },
];

export const samplePassword = 'kara-kedi-sarman';
