import { assign, setup } from 'xstate';
import { type Failure, type FieldError, timedOut } from '../../../domain/failure/index.ts';
import {
  ask,
  connect,
  isConflict,
  isOutcomeUnknown,
  isSame,
  isSessionOver,
  limits,
  port,
  type ServicesOf,
  withEvent,
  withFailure,
  withOutput,
} from '../../kit/index.ts';

export interface ActionContext<View, Field extends string> {
  /** The page's data; null until it was read. */
  view: View | null;
  errors: readonly FieldError<Field>[];
  failure: Failure | null;
}

export type ActionEvent<Request> =
  { type: 'action.submit'; request: Request } | { type: 'view.refresh' } | { type: 'session.restored' };

export interface ActionOptions<View, Request, Field extends string> {
  id: string;
  /** Errors of a request, found before it is sent. */
  validate: (request: Request, view: View) => readonly FieldError<Field>[];
  /**
   * The part of the view that an action changes: a request without an answer was done if this differs afterwards and
   * is not null. Is null itself where no action changes the view (a file that is downloaded).
   */
  traceOf: ((view: View) => unknown) | null;
}

/**
 * A page with one repeatable action: its view is read, a request is performed, and the answer is the next view. The
 * request is never kept: it may contain a password.
 */
export function actionFlow<View, Request, Field extends string = string>({
  id,
  validate,
  traceOf,
}: ActionOptions<View, Request, Field>) {
  type Context = ActionContext<View, Field>;
  type Submit = Extract<ActionEvent<Request>, { type: 'action.submit' }>;

  const actionPort = port({
    /** The view as it is now. */
    readView: ask<Record<string, never>, View>(),
    /**
     * Performs the request and answers the view afterwards; null when it must be read again: a failed read is not a
     * failed action. Rejects with a `Failure`; kind `invalid` names fields.
     */
    perform: ask<{ view: View; request: Request }, View | null>(),
  });

  const actionSetup = setup({
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the assertion is what carries the types
    types: {} as {
      context: Context;
      events: ActionEvent<Request>;
      tags: 'busy' | 'form';
      children: { read: 'readView'; perform: 'perform'; check: 'readView' };
    },
    actors: actionPort.actors,
    guards: {
      isInvalid: ({ context }, { request }: Submit) => validate(request, context.view!).length > 0,
      isUnread: (_, { output }: { output: View | null }) => output === null,
      isDone: ({ context: { view } }, { output }: { output: View }) => {
        const trace = traceOf?.(output) ?? null;
        return trace !== null && !isSame(trace, traceOf?.(view!));
      },
      isConflict,
      isOutcomeUnknown,
      isSessionOver,
    },
    actions: {
      rememberView: assign((_, { output }: { output: View | null }) => ({ view: output })),
      showErrors: assign(({ context }, { request }: Submit) => ({
        errors: validate(request, context.view!),
        failure: null,
      })),
      rememberFailure: assign((_, { failure }: { failure: Failure }) => ({
        failure,
        errors: (failure.fields ?? []) as readonly FieldError<Field>[],
      })),
      rememberTimeout: assign({ failure: timedOut(), errors: [] }),
      forgetFailure: assign({ failure: null, errors: [] }),
    },
    delays: limits,
  });

  const refused = { guard: withEvent('isInvalid'), target: 'ready', actions: withEvent('showErrors') } as const;

  /** Adds the transition only when the view shows whether the action was done. */
  const whereTraced = <Branch>(branch: Branch): Branch[] => (traceOf ? [branch] : []);

  const machine = actionSetup.createMachine({
    id,
    initial: 'reading',
    context: { view: null, errors: [], failure: null },
    states: {
      reading: {
        tags: 'busy',
        invoke: {
          id: 'read',
          src: 'readView',
          input: {},
          onDone: { target: 'ready', actions: withOutput('rememberView') },
          onError: [
            { guard: withFailure('isSessionOver'), target: 'suspended' },
            { target: 'unreadable', actions: withFailure('rememberFailure') },
          ],
        },
        after: { readLimit: { target: 'unreadable', actions: 'rememberTimeout' } },
      },
      unreadable: { on: { 'view.refresh': { target: 'reading', actions: 'forgetFailure' } } },
      ready: {
        tags: 'form',
        on: {
          'action.submit': [refused, { target: 'acting', actions: 'forgetFailure' }],
          'view.refresh': { target: 'reading', actions: 'forgetFailure' },
        },
      },
      acting: {
        tags: ['busy', 'form'],
        invoke: {
          id: 'perform',
          src: 'perform',
          input: ({ context, event }) => ({ view: context.view!, request: (event as Submit).request }),
          onDone: [
            { guard: withOutput('isUnread'), target: 'checking' },
            { target: 'done', actions: withOutput('rememberView') },
          ],
          onError: [
            { guard: withFailure('isSessionOver'), target: 'suspended' },
            { guard: withFailure('isConflict'), target: 'reading', actions: withFailure('rememberFailure') },
            { guard: withFailure('isOutcomeUnknown'), target: 'checking', actions: withFailure('rememberFailure') },
            { target: 'ready', actions: withFailure('rememberFailure') },
          ],
        },
        after: { saveLimit: { target: 'checking', actions: 'rememberTimeout' } },
      },
      // The new view shows whether the request was done.
      checking: {
        tags: ['busy', 'form'],
        invoke: {
          id: 'check',
          src: 'readView',
          input: {},
          onDone: [
            ...whereTraced({
              guard: withOutput('isDone'),
              target: 'done',
              actions: [withOutput('rememberView'), 'forgetFailure'],
            } as const),
            { target: 'ready', actions: withOutput('rememberView') },
          ],
          onError: [
            { guard: withFailure('isSessionOver'), target: 'suspended' },
            { target: 'unreadable', actions: withFailure('rememberFailure') },
          ],
        },
        after: { readLimit: { target: 'unreadable', actions: 'rememberTimeout' } },
      },
      done: {
        tags: 'form',
        on: { 'action.submit': [refused, { target: 'acting' }], 'view.refresh': { target: 'reading' } },
      },
      suspended: { on: { 'session.restored': { target: 'reading', actions: 'forgetFailure' } } },
    },
  });

  type Services = ServicesOf<typeof actionPort>;
  return { machine, connect: (services: Services) => connect(machine, actionPort, services) };
}
