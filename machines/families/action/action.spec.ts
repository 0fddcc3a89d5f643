import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Invariant, PathEvent, Postcondition } from 'model-testing';
import { defineFlow, failures, type FlowCopy, type FlowDescription, isSame } from '../../kit/testing.ts';
import type { actionFlow } from './action.machine.ts';

type Machine = ReturnType<typeof actionFlow<unknown, unknown>>['machine'];
type Snapshot = SnapshotFrom<Machine>;
type Step = Postcondition<Machine>;

/** What must hold in every state of an action flow. */
const actionInvariants: readonly Invariant<Machine>[] = [
  {
    name: 'a page is shown only when it was read',
    holds: (snapshot) => !snapshot.hasTag('form') || snapshot.context.view !== null,
  },
  {
    name: 'nothing that was asked is kept: it may be a password',
    holds: ({ context }) => isSame(Object.keys(context), ['view', 'errors', 'failure']),
  },
  {
    name: 'what is done has no failure beside it',
    holds: (snapshot) => !snapshot.matches('done') || snapshot.context.failure === null,
  },
];

const postconditionsOf = (validOn: (view: unknown) => readonly unknown[], isTraceless: boolean): readonly Step[] => {
  const isValid = ({ context: { view } }: Snapshot, event: PathEvent) =>
    validOn(view).some((one) => isSame(one, event['request']));
  const shownAsDone: Step = {
    name: 'what was done is shown as done, also without its answer',
    on: ['check.done.changed'],
    given: ({ context: { view } }, { output }) => !isSame(view, output),
    to: (after, _, { output }) =>
      after.matches('done') && after.context.view === output && after.context.failure === null,
  };
  return [
    { name: 'the page is asked for at once', on: ['start'], to: ['reading'] },
    {
      name: 'it is asked for again when the customer wants, and an old failure is not said any more',
      on: ['view.refresh'],
      from: ['unreadable', 'ready', 'done'],
      to: (after) => after.matches('reading') && after.context.failure === null && after.context.errors.length === 0,
    },
    {
      name: 'a customer who signed in again sees the page, without an old failure',
      on: ['session.restored'],
      from: ['suspended'],
      to: (after) => after.matches('reading') && after.context.failure === null && after.context.errors.length === 0,
    },
    {
      name: 'what was read is shown, beside what went wrong before',
      on: ['read.done'],
      to: (after, before, { output }) =>
        after.matches('ready') && after.context.view === output && after.context.failure === before.context.failure,
    },
    {
      name: 'a page that does not come can be asked for again',
      on: ['read.failed.offline', 'after.readLimit'],
      to: ['unreadable'],
    },
    {
      name: 'what can be right is sent as it was asked, and an old failure is not said any more',
      on: ['action.submit'],
      from: ['ready', 'done'],
      given: (before, event) => isValid(before, event),
      to: (after, { context: { view } }, event, { asked: { perform } }) =>
        after.matches('acting') &&
        isSame(perform, { view, request: event['request'] }) &&
        after.context.failure === null &&
        after.context.errors.length === 0,
    },
    {
      name: 'what cannot be right is said at its field, and no request is sent',
      on: ['action.submit'],
      from: ['ready', 'done'],
      given: (before, event) => !isValid(before, event),
      to: (after, _before, _event, { asked }) =>
        after.matches('ready') &&
        after.context.errors.length > 0 &&
        after.context.failure === null &&
        !('perform' in asked),
    },
    {
      name: 'the answer is what the page shows next',
      on: ['perform.done.done'],
      to: (after, _, { output }) => after.matches('done') && after.context.view === output,
    },
    {
      name: 'what is done without showing it is read, as a step of its own',
      on: ['perform.done.unread'],
      to: (after, before) =>
        after.matches('checking') && after.context.view === before.context.view && after.context.failure === null,
    },
    {
      name: 'what may have been done is looked up before anything is said of it',
      on: ['perform.failed.offline', 'perform.failed.unavailable', 'after.saveLimit'],
      to: (after, before) => after.matches('checking') && after.context.view === before.context.view,
    },
    ...(isTraceless ? [] : [shownAsDone]),
    {
      name: 'what was not done is said, beside the current status',
      on: ['check.done.changed', 'check.done.unchanged'],
      given: ({ context: { view } }, { output }) => isTraceless || isSame(view, output),
      to: (after, before, { output }) =>
        after.matches('ready') && after.context.view === output && after.context.failure === before.context.failure,
    },
    {
      name: 'what was looked up is what the page shows next',
      on: ['check.done.changed', 'check.done.unchanged'],
      to: (after, _, { output }) => after.context.view === output,
    },
    {
      name: 'what cannot be looked up is neither called done nor failed: the page is asked for again',
      on: ['check.failed.offline', 'after.readLimit'],
      from: ['checking'],
      to: ['unreadable'],
    },
    {
      name: 'what did not work is remembered with its reason',
      on: [
        'read.failed.offline',
        'check.failed.offline',
        'perform.failed.offline',
        'perform.failed.unavailable',
        'perform.failed.refused',
        'perform.failed.changedElsewhere',
      ],
      to: ({ context: { failure } }, _, { error }) => failure === error,
    },
    {
      name: 'what is not done leaves the page as it was',
      on: ['perform.failed.refused'],
      to: (after, before) => after.matches('ready') && after.context.view === before.context.view,
    },
    {
      name: 'a customer who changed it elsewhere sees its present state',
      on: ['perform.failed.changedElsewhere'],
      to: ['reading'],
    },
    {
      name: 'an answer that does not come is said',
      on: ['after.saveLimit', 'after.readLimit'],
      to: ({ context: { failure } }) => failure?.kind === 'timeout',
    },
    {
      name: 'a session that ends is shown',
      on: ['read.failed.sessionOver', 'perform.failed.sessionOver', 'check.failed.sessionOver'],
      to: ['suspended'],
    },
  ];
};

/**
 * An action flow with its samples: `view` before and after, and requests that can be valid or never are.
 * `validAfter`: the requests that are valid on `after`, if others than `valid`. Its own `invariants` and
 * `postconditions` are added to those of the family.
 */
export function actionSpec<Own extends AnyStateMachine>(
  machine: Own,
  samples: {
    name: string;
    description?: FlowDescription;
    copy: FlowCopy;
    view: unknown;
    after: unknown;
    valid: readonly unknown[];
    validAfter?: readonly unknown[];
    invalid?: readonly unknown[];
    /** No request leads back from `after` to `view`: the trace of `view` is null. */
    isOneWay?: boolean;
    /** No action changes the view. */
    isTraceless?: boolean;
    invariants?: readonly Invariant<Own>[];
    postconditions?: readonly Postcondition<Own>[];
  },
) {
  const {
    name,
    description,
    copy,
    view,
    after,
    valid,
    validAfter,
    invalid = [],
    invariants = [],
    postconditions = [],
  } = samples;
  const { isOneWay = false, isTraceless = false } = samples;
  const validOn = (shown: unknown) => (isSame(shown, after) ? (validAfter ?? valid) : valid);
  return defineFlow(machine as unknown as Machine, {
    name,
    description,
    family: 'action',
    copy: copy as FlowCopy<Machine>,
    inputs: { opened: undefined },
    events: { 'action.submit': [...valid, ...(validAfter ?? []), ...invalid].map((request) => ({ request })) },
    outcomes: {
      read: { done: { read: view }, failed: failures('offline', 'sessionOver') },
      perform: {
        done: { done: after, unread: null },
        failed: failures('offline', 'unavailable', 'sessionOver', 'changedElsewhere', 'refused'),
      },
      check: { done: { changed: after, unchanged: view }, failed: failures('offline', 'sessionOver') },
    },
    project: ({ context: { view: shown, errors, failure } }: Snapshot) => ({
      isAfter: shown !== null && isSame(shown, after),
      errors: errors.map(({ field }) => field),
      failure: failure?.code ?? null,
    }),
    equivalent:
      isOneWay || isTraceless
        ? []
        : [
            {
              mutant: `drop action rememberView at ${machine.id}.checking check done[1]`,
              reason: 'views of the samples differ only in what was done',
            },
          ],
    tags: { busy: ['reading', 'acting', 'checking'], form: ['ready', 'acting', 'checking', 'done'] },
    invariants: [...actionInvariants, ...(invariants as readonly Invariant<Machine>[])],
    postconditions: [...postconditionsOf(validOn, isTraceless), ...(postconditions as unknown as readonly Step[])],
  });
}
