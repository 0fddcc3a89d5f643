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
import type { RecordContext, RecordEvent, RecordOptions, SaveRecord, Versioned } from './record.types.ts';

/** Whether it is the same record and version; another customer may have signed in meanwhile. */
const isSameVersion = ({ loaded }: { loaded: Versioned | null }, output: Versioned) =>
  loaded?._id === output._id && loaded.version === output.version;

/** The errors without those of the fields that changed. */
const errorsWithout = <Field extends string>(errors: readonly FieldError<Field>[], change: object) =>
  errors.filter(({ field }) => !Object.hasOwn(change, field.split('.')[0] ?? field));

/**
 * A record that is read, changed and saved: nothing typed is lost, a stale version shows both values, a change that
 * requires the password asks for it. Gives an ordinary machine, its port and its connector.
 */
export function recordFlow<Loaded extends Versioned, Draft extends object, Field extends string = string>({
  id,
  draftOf,
  validate,
  needsPassword,
}: RecordOptions<Loaded, Draft, Field>) {
  type Context = RecordContext<Loaded, Draft, Field>;
  type Event = RecordEvent<Draft>;

  const recordPort = port({
    /** The record as the server has it now. */
    readRecord: ask<Record<string, never>, Loaded>(),
    /** Stores the draft. Rejects with kind `invalid` and fields, CONFLICT_VERSION, or WRONG_PASSWORD. */
    saveRecord: ask<SaveRecord<Loaded, Draft>, Loaded>(),
  });

  const errorsOf = ({ draft, loaded }: Context) => validate(draft!, loaded!);

  /** The newest version with the fields that were typed here. */
  function overNewest({ loaded, draft, theirs }: Context): Draft {
    const before = draftOf(loaded!);
    const typed = Object.entries(draft!).filter(([field, value]) => !isSame(value, before[field as keyof Draft]));
    return { ...draftOf(theirs!), ...(Object.fromEntries(typed) as Partial<Draft>) };
  }

  const recordSetup = setup({
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the assertion is what carries the types
    types: {} as {
      context: Context;
      events: Event;
      tags: 'busy' | 'form';
      children: { read: 'readRecord'; save: 'saveRecord'; check: 'readRecord'; compare: 'readRecord' };
    },
    actors: recordPort.actors,
    guards: {
      isUnchanged: ({ context }) => isSame(context.draft, draftOf(context.loaded!)),
      isInvalid: ({ context }) => errorsOf(context).length > 0,
      needsPassword: ({ context }) => needsPassword?.(context.draft!, context.loaded!) ?? false,
      /** After signing in, the record has another version than the draft was based on. */
      isChangedMeanwhile: ({ context: { loaded, draft } }, { output }: { output: Loaded }) =>
        loaded?._id === output._id && output.version !== loaded.version && !isSame(draft, draftOf(loaded)),
      isSavedAlready: ({ context }, { output }: { output: Loaded }) => isSame(draftOf(output), context.draft),
      isSameVersion: ({ context }, { output }: { output: Loaded }) => isSameVersion(context, output),
      isWrongPassword: (_, { failure }: { failure: Failure }) => failure.code === 'WRONG_PASSWORD',
      isConflict,
      isOutcomeUnknown,
      isSessionOver,
    },
    actions: {
      rememberRead: assign(({ context }, { output }: { output: Loaded }) => ({
        loaded: output,
        draft: isSameVersion(context, output) ? context.draft : draftOf(output),
        failure: null,
      })),
      changeDraft: assign(({ context }, { change }: Extract<Event, { type: 'draft.change' }>) => ({
        draft: { ...context.draft!, ...change },
        errors: errorsWithout(context.errors, change),
      })),
      revertDraft: assign(({ context }) => ({ draft: draftOf(context.loaded!), errors: [], failure: null })),
      showErrors: assign(({ context }) => ({ errors: errorsOf(context), failure: null })),
      rememberSaved: assign((_, { output }: { output: Loaded }) => ({
        loaded: output,
        draft: draftOf(output),
        theirs: null,
        errors: [],
        failure: null,
      })),
      rememberTheirs: assign((_, { output }: { output: Loaded }) => ({ theirs: output, failure: null })),
      keepMine: assign(({ context }) => ({
        loaded: context.theirs,
        draft: overNewest(context),
        theirs: null,
        failure: null,
      })),
      takeTheirs: assign(({ context }) => ({
        loaded: context.theirs,
        draft: draftOf(context.theirs!),
        theirs: null,
        errors: [],
        failure: null,
      })),
      rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
      rememberRefusal: assign((_, { failure }: { failure: Failure }) => ({
        failure,
        errors: (failure.fields ?? []) as readonly FieldError<Field>[],
      })),
      rememberTimeout: assign({ failure: timedOut() }),
      forgetFailure: assign({ failure: null }),
    },
    delays: limits,
  });

  /** Adds the transition only when a change may require the password. */
  const whereAsked = <Branch>(branch: Branch): Branch[] => (needsPassword ? [branch] : []);
  const asking = {
    confirming: recordSetup.createStateConfig({
      tags: 'form',
      on: {
        'password.give': { target: 'saving', actions: 'forgetFailure' },
        'password.cancel': { target: 'editing', actions: 'forgetFailure' },
        'draft.change': { target: 'editing', actions: withEvent('changeDraft') },
      },
    }),
  };

  const machine = recordSetup.createMachine({
    id,
    initial: 'reading',
    context: { loaded: null, draft: null, theirs: null, errors: [], failure: null },
    states: {
      reading: {
        tags: 'busy',
        invoke: {
          id: 'read',
          src: 'readRecord',
          input: {},
          onDone: [
            {
              guard: withOutput('isChangedMeanwhile'),
              target: 'conflicted.comparing',
              actions: withOutput('rememberTheirs'),
            },
            { target: 'editing', actions: withOutput('rememberRead') },
          ],
          onError: [
            { guard: withFailure('isSessionOver'), target: 'suspended' },
            { target: 'unreadable', actions: withFailure('rememberFailure') },
          ],
        },
        after: { readLimit: { target: 'unreadable', actions: 'rememberTimeout' } },
      },
      unreadable: { on: { 'record.retry': { target: 'reading' } } },
      editing: {
        tags: 'form',
        on: {
          'draft.change': { actions: withEvent('changeDraft') },
          'draft.revert': { actions: 'revertDraft' },
          'record.save': [
            { guard: 'isUnchanged', target: 'saved' },
            { guard: 'isInvalid', actions: 'showErrors' },
            ...whereAsked({ guard: 'needsPassword', target: 'confirming', actions: 'showErrors' } as const),
            { target: 'saving', actions: 'showErrors' },
          ],
        },
      },
      ...(needsPassword ? asking : ({} as typeof asking)),
      saving: {
        tags: 'busy',
        invoke: {
          id: 'save',
          src: 'saveRecord',
          input: ({ context, event }) => ({
            loaded: context.loaded!,
            draft: context.draft!,
            password: event.type === 'password.give' ? event.password : null,
          }),
          onDone: { target: 'saved', actions: withOutput('rememberSaved') },
          onError: [
            { guard: withFailure('isSessionOver'), target: 'suspended' },
            { guard: withFailure('isConflict'), target: 'conflicted', actions: withFailure('rememberFailure') },
            ...whereAsked({
              guard: withFailure('isWrongPassword'),
              target: 'confirming',
              actions: withFailure('rememberFailure'),
            }),
            { guard: withFailure('isOutcomeUnknown'), target: 'checking', actions: withFailure('rememberFailure') },
            { target: 'editing', actions: withFailure('rememberRefusal') },
          ],
        },
        after: { saveLimit: { target: 'checking', actions: 'rememberTimeout' } },
      },
      // The newest version shows whether the draft was saved.
      checking: {
        tags: 'busy',
        invoke: {
          id: 'check',
          src: 'readRecord',
          input: {},
          onDone: [
            { guard: withOutput('isSameVersion'), target: 'editing' },
            { guard: withOutput('isSavedAlready'), target: 'saved', actions: withOutput('rememberSaved') },
            { target: 'conflicted.comparing', actions: withOutput('rememberTheirs') },
          ],
          onError: [
            { guard: withFailure('isSessionOver'), target: 'suspended' },
            { target: 'unchecked', actions: withFailure('rememberFailure') },
          ],
        },
        after: { readLimit: { target: 'unchecked', actions: 'rememberTimeout' } },
      },
      unchecked: { on: { 'record.retry': { target: 'checking' } } },
      saved: { tags: 'form', on: { 'draft.change': { target: 'editing', actions: withEvent('changeDraft') } } },
      conflicted: {
        initial: 'reading',
        states: {
          reading: {
            tags: 'busy',
            invoke: {
              id: 'compare',
              src: 'readRecord',
              input: {},
              onDone: [
                {
                  guard: withOutput('isSavedAlready'),
                  target: `#${id}.saved`,
                  actions: withOutput('rememberSaved'),
                },
                { target: 'comparing', actions: withOutput('rememberTheirs') },
              ],
              onError: [
                { guard: withFailure('isSessionOver'), target: `#${id}.suspended` },
                { target: 'unreadable', actions: withFailure('rememberFailure') },
              ],
            },
            after: { readLimit: { target: 'unreadable', actions: 'rememberTimeout' } },
          },
          unreadable: { on: { 'record.retry': { target: 'reading' } } },
          comparing: {
            tags: 'form',
            on: {
              'conflict.keepMine': [
                ...whereAsked({ guard: 'needsPassword', target: `#${id}.confirming`, actions: 'keepMine' } as const),
                { target: `#${id}.saving`, actions: 'keepMine' },
              ],
              'conflict.takeTheirs': { target: `#${id}.editing`, actions: 'takeTheirs' },
            },
          },
        },
      },
      suspended: { on: { 'session.restored': { target: 'reading' } } },
    },
  });

  type Services = ServicesOf<typeof recordPort>;
  return { machine, connect: (services: Services) => connect(machine, recordPort, services) };
}
