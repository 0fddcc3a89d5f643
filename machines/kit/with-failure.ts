import { type Failure, toFailure } from '../../domain/failure/index.ts';

// These helpers are not in params.ts: the early script imports it, and must not contain `toFailure`.

/** `params.failure` is the service's failure. */
export const withFailure = <const Type extends string, const Constant = undefined>(type: Type, is?: Constant) => ({
  type,
  params: ({ event }: { event: { error: unknown } }) => ({ failure: toFailure(event.error), is: is as Constant }),
});

/** Whether the service failed with this code of the contract. Requires the guard `isCode`. */
export const hasCode = <const Code extends string>(code: Code) => withFailure('isCode', code);

type Failed = { failure: Failure };

/** Guards for a failure: `withFailure('isSessionOver')`, `withFailure('isCode', 'CARD_DECLINED')`. */
export const isSessionOver = (_: unknown, { failure }: Failed): boolean => failure.kind === 'unauthorized';
/** The request may have arrived: its outcome must be looked up. */
export const isOutcomeUnknown = (_: unknown, { failure }: Failed): boolean =>
  ['offline', 'timeout', 'unavailable', 'bug'].includes(failure.kind);
export const isConflict = (_: unknown, { failure }: Failed): boolean => failure.code === 'CONFLICT_VERSION';
export const isCode = (_: unknown, { failure, is }: Failed & { is: string }): boolean => failure.code === is;
