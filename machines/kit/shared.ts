import { seconds } from '../../domain/calendar/index.ts';
import type { Failure } from '../../domain/failure/index.ts';

/** How long a flow waits for an answer before it says so. */
export const limits = { readLimit: seconds(8), saveLimit: seconds(15) };

type Failed = { failure: Failure };

/** What flows ask about a failure: `withFailure('isSessionOver')`, `withFailure('isCode', 'CARD_DECLINED')`. */
export const isSessionOver = (_: unknown, { failure }: Failed): boolean => failure.kind === 'unauthorized';
export const isConflict = (_: unknown, { failure }: Failed): boolean => failure.code === 'CONFLICT_VERSION';
export const isCode = (_: unknown, { failure, is }: Failed & { is: string }): boolean => failure.code === is;
