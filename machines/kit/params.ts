/**
 * A named action or guard with its params, taken from the event:
 * `onDone: { target: 'saved', actions: withOutput('rememberAddress') }`.
 * A constant is passed beside it as `is`: `guard: withOutput('isAnswer', 'paid')`.
 */

/** `params` is the whole event. */
export const withEvent = <const Type extends string>(type: Type) => ({
  type,
  params: <Event>({ event }: { event: Event }): Event => event,
});

/** `params.output` is the service's answer. */
export const withOutput = <const Type extends string, const Constant = undefined>(type: Type, is?: Constant) => ({
  type,
  params: <Output>({ event }: { event: { output: Output } }) => ({ output: event.output, is: is as Constant }),
});
