import { assign, setup } from 'xstate';
import { seconds } from '../../../domain/calendar/index.ts';
import { type Failure, timedOut } from '../../../domain/failure/index.ts';
import {
  ask,
  connect,
  isOutcomeUnknown,
  isSessionOver,
  limits,
  port,
  type ServicesOf,
  withEvent,
  withFailure,
  withOutput,
} from '../../kit/index.ts';

/** One row of a list; at most one of them is the primary one. */
export interface Row {
  _id: string;
  isPrimary: boolean;
}

export interface ListContext<One extends Row> {
  /** Null until the list was read. */
  rows: readonly One[] | null;
  /** The row to make primary or to delete. */
  chosen: One | null;
  failure: Failure | null;
}

export type ListEvent =
  | { type: 'row.makePrimary'; id: string }
  | { type: 'row.delete'; id: string }
  | { type: 'delete.confirm' }
  | { type: 'delete.cancel' }
  | { type: 'list.refresh' }
  | { type: 'session.restored' };

export interface ListOptions {
  id: string;
  /**
   * `confirm` asks first, naming the row. `undo` removes the row from the list at once and sends the deletion when the
   * time for undoing is over, or when the page is left (`delete.confirm`).
   */
  deleting: 'confirm' | 'undo';
}

/** How long a deletion can be undone. */
const undoPause = seconds(8);

/** A list whose rows can be made primary and deleted: its machine, its port and its connector. */
export function listFlow<One extends Row>({ id, deleting }: ListOptions) {
  type Context = ListContext<One>;

  const listPort = port({
    /** All rows, in the order they are shown. */
    readRows: ask<Record<string, never>, readonly One[]>(),
    /** Makes this row the primary one. Rejects with a `Failure`; kind `notFound` when it is gone. */
    makePrimary: ask<{ row: One }, void>(),
    /** Deletes the row. Rejects with a `Failure`: kind `notFound` when it is gone already, `conflict` when it is in use. */
    deleteRow: ask<{ row: One }, void>(),
  });

  const rowOf = ({ rows }: Context, wanted: string) => rows?.find(({ _id }) => _id === wanted) ?? null;
  const rowsWithoutChosen = ({ rows, chosen }: Context) => rows?.filter(({ _id }) => _id !== chosen?._id) ?? null;

  const listSetup = setup({
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the assertion is what carries the types
    types: {} as {
      context: Context;
      events: ListEvent;
      tags: 'busy' | 'list';
      children: { read: 'readRows'; primary: 'makePrimary'; delete: 'deleteRow' };
    },
    actors: listPort.actors,
    guards: {
      isUnknown: ({ context }, { id: wanted }: { id: string }) => rowOf(context, wanted) === null,
      isPrimary: ({ context }, { id: wanted }: { id: string }) => rowOf(context, wanted)?.isPrimary ?? false,
      isGone: (_, { failure }: { failure: Failure }) => failure.kind === 'notFound',
      isOutdated: (_, { failure }: { failure: Failure }) => failure.kind === 'conflict',
      isOutcomeUnknown,
      isSessionOver,
    },
    actions: {
      rememberRows: assign((_, { output }: { output: readonly One[] }) => ({ rows: output, chosen: null })),
      chooseRow: assign(({ context }, { id: wanted }: { id: string }) => ({
        chosen: rowOf(context, wanted),
        failure: null,
      })),
      forgetChoice: assign({ chosen: null }),
      dropRow: assign(({ context }) => ({ rows: rowsWithoutChosen(context), chosen: null })),
      rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
      rememberTimeout: assign({ failure: timedOut() }),
      forgetFailure: assign({ failure: null }),
    },
    delays: { ...limits, undoPause },
  });

  const asking = {
    [deleting === 'confirm' ? 'confirming' : 'undoable']: listSetup.createStateConfig({
      tags: 'list',
      on: {
        'delete.confirm': { target: 'deleting' },
        ...(deleting === 'undo' && { 'list.refresh': { target: 'deleting' } }),
        'delete.cancel': { target: 'listed', actions: 'forgetChoice' },
      },
      ...(deleting === 'undo' && { after: { undoPause: { target: 'deleting' } } }),
    }),
  } as unknown as Record<'confirming' | 'undoable', ReturnType<typeof listSetup.createStateConfig<object>>>;

  const machine = listSetup.createMachine({
    id,
    initial: 'reading',
    context: { rows: null, chosen: null, failure: null },
    states: {
      reading: {
        tags: 'busy',
        invoke: {
          id: 'read',
          src: 'readRows',
          input: {},
          onDone: { target: 'listed', actions: withOutput('rememberRows') },
          onError: [
            { guard: withFailure('isSessionOver'), target: 'suspended' },
            { target: 'unreadable', actions: withFailure('rememberFailure') },
          ],
        },
        after: { readLimit: { target: 'unreadable', actions: 'rememberTimeout' } },
        // The pending answer may lack the change that this event reports: read again.
        on: { 'list.refresh': { target: 'reading', reenter: true } },
      },
      unreadable: { on: { 'list.refresh': { target: 'reading', actions: 'forgetFailure' } } },
      listed: {
        tags: 'list',
        on: {
          'list.refresh': { target: 'reading', actions: 'forgetFailure' },
          'row.makePrimary': [
            { guard: withEvent('isUnknown') },
            { guard: withEvent('isPrimary') },
            { target: 'changing', actions: withEvent('chooseRow') },
          ],
          'row.delete': [
            { guard: withEvent('isUnknown') },
            { target: deleting === 'confirm' ? 'confirming' : 'undoable', actions: withEvent('chooseRow') },
          ],
        },
      },
      changing: {
        tags: ['busy', 'list'],
        invoke: {
          id: 'primary',
          src: 'makePrimary',
          input: ({ context }) => ({ row: context.chosen! }),
          onDone: { target: 'reading' },
          onError: [
            { guard: withFailure('isSessionOver'), target: 'suspended' },
            { guard: withFailure('isGone'), target: 'reading', actions: withFailure('rememberFailure') },
            { guard: withFailure('isOutdated'), target: 'reading', actions: withFailure('rememberFailure') },
            { guard: withFailure('isOutcomeUnknown'), target: 'reading', actions: withFailure('rememberFailure') },
            { target: 'listed', actions: [withFailure('rememberFailure'), 'forgetChoice'] },
          ],
        },
        after: { saveLimit: { target: 'reading', actions: 'rememberTimeout' } },
      },
      ...asking,
      deleting: {
        tags: ['busy', 'list'],
        invoke: {
          id: 'delete',
          src: 'deleteRow',
          input: ({ context }) => ({ row: context.chosen! }),
          // The server may have made another row primary.
          onDone: { target: 'reading', actions: 'dropRow' },
          onError: [
            { guard: withFailure('isSessionOver'), target: 'suspended' },
            { guard: withFailure('isGone'), target: 'reading', actions: 'dropRow' },
            { guard: withFailure('isOutdated'), target: 'reading', actions: withFailure('rememberFailure') },
            { guard: withFailure('isOutcomeUnknown'), target: 'reading', actions: withFailure('rememberFailure') },
            { target: 'listed', actions: [withFailure('rememberFailure'), 'forgetChoice'] },
          ],
        },
        after: { saveLimit: { target: 'reading', actions: 'rememberTimeout' } },
      },
      suspended: { on: { 'session.restored': { target: 'reading' } } },
    },
  });

  type Services = ServicesOf<typeof listPort>;
  return { machine, connect: (services: Services) => connect(machine, listPort, services) };
}
