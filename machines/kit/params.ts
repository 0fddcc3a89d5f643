/**
 * A named action or guard, and what it is handed of the event:
 * `onDone: { target: 'saved', actions: withOutput('rememberAddress') }`.
 * A constant is passed beside it as `is`: `guard: withOutput('isAnswer', 'paid')`.
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
