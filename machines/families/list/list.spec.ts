import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Invariant, Postcondition } from 'model-testing';
import { conflict } from '../../../domain/failure/index.ts';
import { defineFlow, failures, type FlowCopy, type FlowDescription, isSame } from '../../kit/testing.ts';
import type { listFlow, Row } from './list.machine.ts';

type Machine = ReturnType<typeof listFlow>['machine'];
type Snapshot = SnapshotFrom<Machine>;
type Step = Postcondition<Machine>;

const idOf = (event: { [key: string]: unknown }) => event['id'] as string;
const find = ({ context: { rows } }: Snapshot, id: string) => rows?.find(({ _id }) => _id === id);

/** What must hold in every state of a list flow. */
export const listInvariants: readonly Invariant<Machine>[] = [
  {
    name: 'rows are shown only when they were read',
    holds: (snapshot) => !snapshot.hasTag('list') || snapshot.context.rows !== null,
  },
  {
    name: 'a row that is acted on is one of the list',
    holds: (snapshot) => {
      const { chosen } = snapshot.context;
      return chosen === null || find(snapshot, chosen._id) !== undefined;
    },
  },
  {
    name: 'nothing is chosen while nothing happens',
    holds: (snapshot) => !snapshot.matches('listed') || snapshot.context.chosen === null,
  },
];

const postconditionsOf = (asked: 'confirming' | 'undoable'): readonly Step[] => [
  { name: 'the list is asked for at once', on: ['start'], to: ['reading'] },
  {
    name: 'it is asked for again when the customer wants, and an old failure is not said any more',
    on: ['list.refresh'],
    from: ['listed', 'unreadable'],
    to: (after) => after.matches('reading') && after.context.failure === null,
  },
  {
    name: 'a list that changes while it is read is read again',
    on: ['list.refresh'],
    from: ['reading'],
    to: (after, before, _event, { asked }) =>
      after.matches('reading') && 'read' in asked && after.context.failure === before.context.failure,
  },
  {
    name: 'a customer who signed in again sees the list',
    on: ['session.restored'],
    from: ['suspended'],
    to: ['reading'],
  },
  {
    name: 'what was read is shown',
    on: ['read.done'],
    to: (after, _, { output }) => after.matches('listed') && isSame(after.context.rows, output),
  },
  {
    name: 'a list that does not come can be asked for again',
    on: ['read.failed.offline', 'after.readLimit'],
    to: ['unreadable'],
  },
  {
    name: 'what did not work is remembered with its reason',
    on: [
      'read.failed.offline',
      'primary.failed.offline',
      'primary.failed.gone',
      'primary.failed.changedElsewhere',
      'primary.failed.refused',
      'delete.failed.offline',
      'delete.failed.changedElsewhere',
      'delete.failed.inUse',
      'delete.failed.refused',
      'after.readLimit',
      'after.saveLimit',
    ],
    to: ({ context: { failure } }, _, { error }) => (error ? failure === error : failure?.kind === 'timeout'),
  },
  {
    name: 'another row is made the primary one',
    on: ['row.makePrimary'],
    from: ['listed'],
    given: (before, event) => find(before, idOf(event))?.isPrimary === false,
    to: (after, _before, event, { asked: { primary } }) =>
      after.matches('changing') && primary?.row._id === idOf(event) && after.context.failure === null,
  },
  {
    name: 'a row that is primary already, or is not there any more, changes nothing',
    on: ['row.makePrimary'],
    from: ['listed'],
    given: (before, event) => find(before, idOf(event))?.isPrimary !== false,
    to: (after, before) => after.matches('listed') && after.context === before.context,
  },
  { name: 'the list is then read from the server', on: ['primary.done'], to: ['reading'] },
  {
    name: 'a row that changed, went or is used elsewhere leads to the newest list',
    on: [
      'primary.failed.gone',
      'primary.failed.changedElsewhere',
      'delete.failed.changedElsewhere',
      'delete.failed.inUse',
    ],
    to: ['reading'],
  },
  {
    name: 'what may have been done is looked up before the list is shown again',
    on: ['primary.failed.offline', 'delete.failed.offline', 'after.saveLimit'],
    to: ['reading'],
  },
  {
    name: 'a deletion begins with a way back',
    on: ['row.delete'],
    from: ['listed'],
    given: (before, event) => find(before, idOf(event)) !== undefined,
    to: (after, _before, event) =>
      after.matches(asked) && after.context.chosen?._id === idOf(event) && after.context.failure === null,
  },
  {
    name: 'what is not there any more is not deleted',
    on: ['row.delete'],
    from: ['listed'],
    given: (before, event) => find(before, idOf(event)) === undefined,
    to: (after, before) => after.matches('listed') && after.context === before.context,
  },
  {
    name: 'a deletion that is final is sent, of exactly this row',
    on: ['delete.confirm', ...(asked === 'undoable' ? (['after.undoPause', 'list.refresh'] as const) : [])],
    from: [asked],
    to: (after, { context: { chosen } }, _event, { asked: { delete: sent } }) =>
      after.matches('deleting') && sent?.row._id === chosen?._id,
  },
  {
    name: 'a deletion that is cancelled leaves the list as it was',
    on: ['delete.cancel'],
    from: [asked],
    to: (after, before) => after.matches('listed') && isSame(after.context.rows, before.context.rows),
  },
  {
    name: 'a row that is deleted, or was gone already, leaves the list, and the rest is read from the server',
    on: ['delete.done', 'delete.failed.gone'],
    to: (after, { context: { rows, chosen } }) =>
      after.matches('reading') &&
      isSame(
        after.context.rows,
        rows!.filter(({ _id }) => _id !== chosen?._id),
      ),
  },
  {
    name: 'what the server does not do leaves the list as it was',
    on: ['primary.failed.refused', 'delete.failed.refused'],
    to: (after, before) => after.matches('listed') && isSame(after.context.rows, before.context.rows),
  },
  {
    name: 'a session that ends is shown',
    on: ['read.failed.sessionOver', 'primary.failed.sessionOver', 'delete.failed.sessionOver'],
    to: ['suspended'],
  },
];

/**
 * A list flow with its samples: at least two rows, the first of them primary. Its own `invariants` and
 * `postconditions` are added to those of every list.
 */
export function listSpec<Own extends AnyStateMachine>(
  machine: Own,
  samples: {
    name: string;
    description?: FlowDescription;
    copy: FlowCopy;
    deleting: 'confirm' | 'undo';
    rows: readonly Row[];
    invariants?: readonly Invariant<Own>[];
    postconditions?: readonly Postcondition<Own>[];
  },
) {
  const { name, description, copy, deleting, rows, invariants = [], postconditions = [] } = samples;
  const asked = deleting === 'confirm' ? 'confirming' : 'undoable';
  const ids = [...rows.map(({ _id }) => ({ id: _id })), { id: 'not-there' }];
  return defineFlow(machine as unknown as Machine, {
    name,
    description,
    family: 'list',
    copy: copy as FlowCopy<Machine>,
    inputs: { opened: undefined },
    events: { 'row.makePrimary': ids, 'row.delete': ids },
    outcomes: {
      read: { done: { some: rows, none: [] }, failed: failures('offline', 'sessionOver') },
      primary: {
        done: { changed: undefined },
        failed: failures('offline', 'sessionOver', 'gone', 'changedElsewhere', 'refused'),
      },
      delete: {
        done: { deleted: undefined },
        failed: {
          ...failures('offline', 'sessionOver', 'gone', 'changedElsewhere', 'refused'),
          inUse: conflict({ code: 'IN_USE' }),
        },
      },
    },
    project: ({ context: { rows: shown, chosen, failure } }: Snapshot) => ({
      rows: shown?.map(({ _id }) => _id) ?? null,
      chosen: chosen?._id ?? null,
      failure: failure?.code ?? null,
    }),
    tags: { busy: ['reading', 'changing', 'deleting'], list: ['listed', 'changing', asked, 'deleting'] },
    invariants: [...listInvariants, ...(invariants as readonly Invariant<Machine>[])],
    postconditions: [...postconditionsOf(asked), ...(postconditions as unknown as readonly Step[])],
  });
}
