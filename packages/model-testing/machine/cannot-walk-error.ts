/** A flow whose states cannot be explored as its files are: too many, failing at once, or with a service no test can play. */
export class CannotWalkError extends Error {
  override name = 'CannotWalkError';
}
