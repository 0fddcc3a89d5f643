/** A flow that cannot be explored: too many states, an error at the start, or a service that no test can play. */
export class CannotWalkError extends Error {
  override name = 'CannotWalkError';
}
