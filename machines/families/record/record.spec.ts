import type { Invariant, PathEvent, Postcondition } from 'model-testing';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { invalid, rejected } from '../../../domain/failure/index.ts';
import { defineFlow, failures, type FlowCopy, type FlowDescription, isSame } from '../../kit/testing.ts';
import type { recordFlow } from './record.machine.ts';
import type { Versioned } from './record.types.ts';

type Draft = Record<string, unknown>;
type Loaded = Versioned & Draft;
type Machine = ReturnType<typeof recordFlow<Loaded, Draft>>['machine'];
type Snapshot = SnapshotFrom<Machine>;
type Step = Postcondition<Machine>;

/** What must hold in every state of a record flow. */
const recordInvariants: readonly Invariant<Machine>[] = [
  {
    name: 'there is a form only for what was read',
    holds: (snapshot) =>
      !snapshot.hasTag('form') || (snapshot.context.loaded !== null && snapshot.context.draft !== null),
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

const samplePassword = 'kara-kedi-sarman';

const typed = ({ context }: Snapshot) => JSON.stringify(context.draft);

/** Drafts a customer may type: each changes another part of the record. */
interface Changes {
  /** After saving: the sample `changed`. */
  valid: object;
  invalid: object;
  /** Requires the password; omitted where no change does. */
  secret?: object;
}

const holds = (draft: Draft | null, change: object) =>
  Object.entries(change).every(([field, value]) => isSame(draft?.[field], value));

const everyPostcondition = ({ invalid: wrong, secret }: Changes): readonly Step[] => {
  const isWrong = ({ context }: Snapshot) => holds(context.draft, wrong);
  const wantsPassword = ({ context }: Snapshot) => secret !== undefined && holds(context.draft, secret);
  return [
    {
      name: 'the record is asked for at once',
      on: ['start', 'record.retry', 'session.restored'],
      from: ['reading', 'unreadable', 'suspended'],
      given: (before, { type }) =>
        type === 'xstate.init' ||
        (type === 'record.retry' ? before.matches('unreadable') : before.matches('suspended')),
      to: ['reading'],
    },
    {
      name: 'what was read can be changed',
      on: ['read.done'],
      given: (before, { output }) => !isOvertaken(before, output),
      to: (after, _, { output }) => after.matches('editing') && isSame(after.context.loaded, output),
    },
    {
      name: 'what was typed before the session ended is still there',
      on: ['read.done'],
      given: ({ context: { loaded } }, { output }) =>
        loaded?._id === (output as Loaded)._id && loaded.version === (output as Loaded).version,
      to: (after, before) => typed(after) === typed(before),
    },
    {
      name: 'what one customer typed is not shown to another who signs in',
      on: ['read.done'],
      given: ({ context: { loaded } }, { output }) => loaded !== null && loaded._id !== (output as Loaded)._id,
      to: (after, _, { output }) =>
        after.matches('editing') && isSame(after.context.loaded, output) && !hasTyped(after),
    },
    {
      name: 'a record that changed while the customer was away shows both versions',
      on: ['read.done'],
      given: (before, { output }) => isOvertaken(before, output),
      to: (after, before, { output }) =>
        after.matches({ conflicted: 'comparing' }) &&
        isSame(after.context.theirs, output) &&
        typed(after) === typed(before),
    },
    { name: 'that it cannot be read is shown', on: ['read.failed.offline'], to: ['unreadable'] },
    {
      name: 'and so is a record that does not come',
      on: ['after.readLimit'],
      from: ['reading'],
      to: (after) => after.matches('unreadable') && after.context.failure?.kind === 'timeout',
    },
    {
      name: 'whatever is typed is kept, and an old error at that field is cleared',
      on: ['draft.change'],
      from: ['editing', 'saved', ...(secret ? ['confirming'] : [])],
      to: (after, _, { change }) =>
        after.matches('editing') &&
        Object.entries(change as object).every(([field, value]) => isSame(after.context.draft![field], value)) &&
        after.context.errors.every(({ field }) => !(field in (change as object))),
    },
    {
      name: 'changes can be undone',
      on: ['draft.revert'],
      from: ['editing'],
      to: (after) => after.matches('editing') && !hasTyped(after) && after.context.errors.length === 0,
    },
    {
      name: 'what has not changed is saved already',
      on: ['record.save'],
      from: ['editing'],
      given: (before) => !hasTyped(before),
      to: (after, _before, _event, { asked }) => after.matches('saved') && !asked.save,
    },
    {
      name: 'a form with mistakes shows them, each at its field',
      requirements: 'FORM-2',
      on: ['record.save'],
      from: ['editing'],
      given: (before) => hasTyped(before) && isWrong(before),
      to: (after) => after.matches('editing') && after.context.errors.length > 0,
    },
    {
      name: 'a form without a mistake is saved at once, or after the password where it wants one',
      on: ['record.save'],
      from: ['editing'],
      given: (before) => hasTyped(before) && !isWrong(before),
      to: (after, before) =>
        after.matches(wantsPassword(before) ? 'confirming' : 'saving') &&
        after.context.errors.length === 0 &&
        after.context.failure === null,
    },
    {
      name: 'what is saved is what was typed, over the version that was read',
      on: ['record.save', 'password.give', 'conflict.keepMine'],
      to: (after, before, { password }, { asked: { save } }) =>
        after.matches('saving') === (save !== undefined) &&
        (!save ||
          (isOverNewest(save.draft, before) &&
            isSame(save.loaded, before.context.theirs ?? before.context.loaded) &&
            save.password === (password ?? null))),
    },
    {
      name: 'with the password it is saved',
      on: ['password.give'],
      from: ['confirming'],
      to: (after) => after.matches('saving') && after.context.failure === null,
    },
    {
      name: 'without the password nothing is saved and nothing is lost',
      on: ['password.cancel'],
      from: ['confirming'],
      to: (after, before) =>
        after.matches('editing') && typed(after) === typed(before) && after.context.failure === null,
    },
    {
      name: 'a wrong password is asked for again',
      on: ['save.failed.wrongPassword'],
      to: (after, _, { error }) => after.matches('confirming') && after.context.failure === error,
    },
    {
      name: 'what the server has saved is what the form then holds',
      on: ['save.done', 'compare.done.mine'],
      given: (before, { output }) => before.matches('saving') || isSame(before.context.draft, draftIn(before, output)),
      to: (after, _, { output }) =>
        after.matches('saved') && isSame(after.context.loaded, output) && after.context.failure === null,
    },
    {
      name: 'a field that the server refuses is shown, and nothing is lost',
      on: ['save.failed.invalid'],
      to: (after, before) =>
        after.matches('editing') && typed(after) === typed(before) && after.context.failure !== null,
    },
    {
      name: 'what may have been saved is looked up before anything is said of it',
      on: ['save.failed.offline', 'save.failed.unavailable', 'after.saveLimit'],
      to: (after, before) => after.matches('checking') && typed(after) === typed(before),
    },
    {
      name: 'what was saved without its answer is shown as saved',
      on: ['check.done'],
      given: (before, { output }) => isMine(before, output),
      to: (after, _, { output }) =>
        after.matches('saved') && isSame(after.context.loaded, output) && after.context.failure === null,
    },
    {
      name: 'what was not saved is said, and can be saved again',
      on: ['check.done'],
      given: ({ context: { loaded } }, { output }) => isSame(loaded, output),
      to: (after, before) =>
        after.matches('editing') &&
        typed(after) === typed(before) &&
        isSame(after.context.loaded, before.context.loaded) &&
        after.context.failure === before.context.failure,
    },
    {
      name: 'what was saved elsewhere meanwhile is compared',
      on: ['check.done'],
      given: (before, { output }) => !isSame(before.context.loaded, output) && !isMine(before, output),
      to: (after, before, { output }) =>
        after.matches({ conflicted: 'comparing' }) &&
        isSame(after.context.theirs, output) &&
        typed(after) === typed(before),
    },
    {
      name: 'what cannot be looked up is neither called saved nor failed, and nothing is lost',
      on: ['check.failed.offline', 'after.readLimit'],
      from: ['checking'],
      to: (after, before) => after.matches('unchecked') && typed(after) === typed(before),
    },
    { name: 'it is looked up again', on: ['record.retry'], from: ['unchecked'], to: ['checking'] },
    {
      name: 'the mistakes the server names are shown at their fields',
      on: ['save.failed.invalid'],
      to: ({ context }) => context.errors.length > 0,
    },
    {
      name: 'a stale version is never overwritten: the newest is read first',
      on: ['save.failed.changedElsewhere'],
      to: (after, before) => after.matches({ conflicted: 'reading' }) && typed(after) === typed(before),
    },
    {
      name: 'both versions are shown, and what was typed is one of them',
      on: ['compare.done.newer'],
      given: (before, { output }) => !isSame(before.context.draft, draftIn(before, output)),
      to: (after, before, { output }) =>
        after.matches({ conflicted: 'comparing' }) &&
        isSame(after.context.theirs, output) &&
        typed(after) === typed(before),
    },
    {
      name: 'a newest version that does not come can be asked for again',
      on: ['compare.failed.offline', 'after.readLimit'],
      from: ['conflicted.reading'],
      to: (after, before) => after.matches({ conflicted: 'unreadable' }) && typed(after) === typed(before),
    },
    {
      name: 'it is asked for again',
      on: ['record.retry'],
      from: ['conflicted.unreadable'],
      to: ['conflicted.reading'],
    },
    {
      name: 'a customer who takes the newest goes on from there',
      on: ['conflict.takeTheirs'],
      from: ['conflicted.comparing'],
      to: (after, before) =>
        after.matches('editing') && isSame(after.context.loaded, before.context.theirs) && !hasTyped(after),
    },
    {
      name: 'a customer who keeps what they wrote saves that over the newest, with the password where it wants one',
      on: ['conflict.keepMine'],
      from: ['conflicted.comparing'],
      to: (after, before) =>
        after.matches(wantsPassword(before) ? 'confirming' : 'saving') && isOverNewest(after.context.draft!, before),
    },
    {
      name: 'what did not work is remembered with its reason',
      on: [
        'read.failed.offline',
        'save.failed.offline',
        'save.failed.unavailable',
        'save.failed.changedElsewhere',
        'check.failed.offline',
        'compare.failed.offline',
        'after.readLimit',
        'after.saveLimit',
      ],
      to: ({ context: { failure } }, _, { error }) => (error ? failure === error : failure?.kind === 'timeout'),
    },
    {
      name: 'a session that ends loses nothing',
      requirements: 'ERROR-12',
      on: [
        'read.failed.sessionOver',
        'save.failed.sessionOver',
        'check.failed.sessionOver',
        'compare.failed.sessionOver',
      ],
      to: (after, before) => after.matches('suspended') && typed(after) === typed(before),
    },
  ];
};

const sameFields = (draft: object, loaded: Loaded) =>
  Object.entries(draft).every(([field, value]) => isSame(loaded[field] ?? null, value ?? null));

const hasTyped = ({ context: { draft, loaded } }: Snapshot) => loaded !== null && !sameFields(draft!, loaded);

/** Typed fields keep their values; all others have the newest version's. */
const isOverNewest = (after: Draft, { context: { draft, loaded, theirs } }: Snapshot) =>
  Object.entries(draft!).every(([field, value]) => {
    const isTyped = !isSame(loaded![field] ?? null, value ?? null);
    return isSame(after[field] ?? null, (isTyped || theirs === null ? value : theirs[field]) ?? null);
  });

/** Something was typed, and the version it was based on is no longer the newest. */
const isOvertaken = (before: Snapshot, output: unknown) =>
  hasTyped(before) &&
  before.context.loaded!._id === (output as Loaded)._id &&
  before.context.loaded!.version !== (output as Loaded).version;

/** The answer differs from the version that was read and contains the draft. */
const isMine = (before: Snapshot, output: unknown) =>
  !isSame(before.context.loaded, output) && isSame(before.context.draft, draftIn(before, output));

const draftIn = ({ context: { draft } }: Snapshot, output: PathEvent[string]) =>
  Object.fromEntries(Object.keys(draft!).map((field) => [field, (output as Loaded)[field]]));

const passwordSteps = new Set<string>(['password.give', 'password.cancel', 'save.failed.wrongPassword']);

/** Postconditions of every record flow; the steps with a password only where a change requires it. */
const postconditionsOf = (changes: Changes): readonly Step[] =>
  everyPostcondition(changes).flatMap((postcondition) => {
    const on = postcondition.on.filter((name) => changes.secret !== undefined || !passwordSteps.has(name));
    return on.length > 0 ? [{ ...postcondition, on }] : [];
  });

/**
 * A record flow with its samples: `loaded` as it is read, `newer` as another device saved it, `changed` after the first
 * change. Its own `invariants` and `postconditions` are added to those of every record.
 */
export function recordSpec<Own extends AnyStateMachine>(
  machine: Own,
  samples: {
    name: string;
    description?: FlowDescription;
    copy: FlowCopy;
    loaded: object;
    newer: object;
    changed: object;
    changes: Changes;
    refusedField: string;
    invariants?: readonly Invariant<Own>[];
    postconditions?: readonly Postcondition<Own>[];
  },
) {
  const {
    name,
    description,
    copy,
    loaded,
    newer,
    changed,
    changes,
    refusedField,
    invariants = [],
    postconditions = [],
  } = samples;
  const hasPassword = changes.secret !== undefined;
  return defineFlow(machine as unknown as Machine, {
    name,
    description,
    family: 'record',
    copy: copy as FlowCopy<Machine>,
    inputs: { opened: undefined },
    events: {
      'draft.change': Object.values(changes).map((change: object) => ({ change: change as Partial<Draft> })),
      'password.give': [{ password: samplePassword }],
    },
    outcomes: {
      read: {
        done: {
          loaded: loaded as Loaded,
          newer: newer as Loaded,
          anothers: { ...(loaded as Loaded), _id: 'of another customer' },
        },
        failed: failures('offline', 'sessionOver'),
      },
      save: {
        done: { saved: changed as Loaded },
        failed: {
          ...failures('offline', 'unavailable', 'sessionOver', 'changedElsewhere'),
          invalid: invalid([{ field: refusedField, code: 'invalid' }]),
          ...(hasPassword ? { wrongPassword: rejected({ code: 'WRONG_PASSWORD' }) } : {}),
        },
      },
      check: {
        done: { saved: changed as Loaded, unsaved: loaded as Loaded, newer: newer as Loaded },
        failed: failures('offline', 'sessionOver'),
      },
      compare: {
        done: { newer: newer as Loaded, mine: changed as Loaded },
        failed: failures('offline', 'sessionOver'),
      },
    },
    project: ({ context: { loaded: read, draft, theirs, errors, failure } }: Snapshot) => ({
      read: read && [read._id, read.version],
      draft,
      theirs: theirs?.version ?? null,
      errors: errors.map(({ field }) => field),
      failure: failure?.code ?? null,
    }),
    tags: {
      busy: ['reading', 'saving', 'checking', 'conflicted.reading'],
      form: ['editing', ...(hasPassword ? ['confirming'] : []), 'saved', 'conflicted.comparing'],
    },
    invariants: [...recordInvariants, ...(invariants as readonly Invariant<Machine>[])],
    postconditions: [...postconditionsOf(changes), ...(postconditions as unknown as readonly Step[])],
  });
}
