import type { AnyStateMachine, SnapshotFrom } from 'xstate';

/**
 * Answers of one invoked service by name; the names appear in paths ("calculation failed: offline").
 * An answer that depends on the service's input (an echoed revision) is a function of it.
 */
export interface ServiceOutcomes<TOutput = unknown, TInput = never> {
  done: Record<string, TOutput | ((input: TInput) => TOutput)>;
  /** One sample per declared kind of failure. */
  failed: Record<string, unknown>;
}

type Payload<TEvent, TType> = TEvent extends { type: TType } ? Omit<TEvent, 'type'> : never;
type HasPayload<TEvent, TType> = keyof Payload<TEvent, TType> extends never ? false : true;

export type EventSamples<TEvent extends { type: string }> = {
  [T in TEvent['type'] as HasPayload<TEvent, T> extends true ? T : never]: readonly Payload<TEvent, T>[];
} & {
  [T in TEvent['type'] as HasPayload<TEvent, T> extends true ? never : T]?: readonly Payload<TEvent, T>[];
};

export type Children<TMachine extends AnyStateMachine> = SnapshotFrom<TMachine>['children'];
type OutputOf<TRef> =
  NonNullable<TRef> extends { getSnapshot(): infer S }
    ? S extends { output?: infer O }
      ? Exclude<O, undefined>
      : unknown
    : unknown;
export type InputOf<TRef> =
  NonNullable<TRef> extends { getSnapshot(): infer S }
    ? S extends { input?: infer I }
      ? Exclude<I, undefined>
      : never
    : never;

/**
 * With `types: { children: {} as { calculation: 'calculate' } }` in `setup`, the ids and the output of each
 * `done` sample are checked; without it any id and any output compile.
 */
export type OutcomeSamples<TMachine extends AnyStateMachine> = string extends keyof Children<TMachine>
  ? Record<string, ServiceOutcomes>
  : {
      [Id in keyof Children<TMachine>]-?: ServiceOutcomes<
        OutputOf<Children<TMachine>[Id]>,
        InputOf<Children<TMachine>[Id]>
      >;
    };
