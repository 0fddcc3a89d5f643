import { toFailure } from '../../domain/failure/index.ts';

/**
 * A named action or guard, and what it is handed of the event:
 * `onDone: { target: 'saved', actions: withOutput('rememberAddress') }`.
 * A constant stands beside it as `is`: `guard: withFailure('isCode', 'CARD_DECLINED')`.
 */

/** Hands over the whole event. */
export const withEvent = <const Type extends string>(type: Type) => ({
  type,
  params: <Event>({ event }: { event: Event }): Event => event,
});

/** Hands over what the service answered, as `output`. */
export const withOutput = <const Type extends string, const Constant = undefined>(type: Type, is?: Constant) => ({
  type,
  params: <Output>({ event }: { event: { output: Output } }) => ({ output: event.output, is: is as Constant }),
});

/** Hands over why the service failed, as `failure`. */
export const withFailure = <const Type extends string, const Constant = undefined>(type: Type, is?: Constant) => ({
  type,
  params: ({ event }: { event: { error: unknown } }) => ({ failure: toFailure(event.error), is: is as Constant }),
});

/** Asks whether the service failed with this code of the contract. Wants `isCode` among the guards. */
export const hasCode = <const Code extends string>(code: Code) => withFailure('isCode', code);
