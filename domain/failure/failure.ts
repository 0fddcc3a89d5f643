import type { Localized } from '../locale/index.ts';
import { isRecord } from '../untrusted/index.ts';
import type { FieldError } from './field-error.ts';

/**
 * `offline`: the request never arrived. `timeout`: it may have arrived. `unauthorized`: sign in again.
 * `invalid`: correct the input (see `fields`). `rejected`: understood and refused. `unavailable`: try later. `bug`: ours.
 */
export type FailureKind =
  'offline' | 'timeout' | 'unauthorized' | 'invalid' | 'notFound' | 'conflict' | 'rejected' | 'unavailable' | 'bug';

/** Every error is turned into one of these, once, at the service edge. `message` null: the screen has the text. */
export type Failure = {
  readonly type: 'failure';
  readonly code: string;
  readonly message: Localized | null;
  readonly kind: FailureKind;
  readonly fields?: readonly FieldError[];
  readonly data?: unknown;
};

export type FailureDetail = Partial<Pick<Failure, 'code' | 'message' | 'fields' | 'data'>>;

const defaultCodes: Record<FailureKind, string> = {
  offline: 'OFFLINE',
  timeout: 'TIMEOUT',
  unauthorized: 'UNAUTHORIZED',
  invalid: 'INVALID',
  notFound: 'NOT_FOUND',
  conflict: 'CONFLICT',
  rejected: 'REJECTED',
  unavailable: 'UNAVAILABLE',
  bug: 'BUG',
};

/** A failure of one kind; `code` defaults to the kind's own. */
export function failure(kind: FailureKind, detail: FailureDetail = {}): Failure {
  return { type: 'failure', message: null, ...detail, kind, code: detail.code ?? defaultCodes[kind] };
}

export function isFailure(value: unknown): value is Failure {
  return isRecord(value) && value['type'] === 'failure' && typeof value['kind'] === 'string';
}

export const offline = (detail?: FailureDetail): Failure => failure('offline', detail);
export const timedOut = (detail?: FailureDetail): Failure => failure('timeout', detail);
export const unauthorized = (detail?: FailureDetail): Failure => failure('unauthorized', detail);
export const notFound = (detail?: FailureDetail): Failure => failure('notFound', detail);
export const conflict = (detail?: FailureDetail): Failure => failure('conflict', detail);
export const rejected = (detail?: FailureDetail): Failure => failure('rejected', detail);
export const unavailable = (detail?: FailureDetail): Failure => failure('unavailable', detail);
export const bug = (detail?: FailureDetail): Failure => failure('bug', detail);
export const invalid = (fields: readonly FieldError[], detail?: FailureDetail): Failure =>
  failure('invalid', { ...detail, fields });

/** A service's rejection: a failure made at the edge (Spec §8) stays as it is, anything else is a bug. */
export const failureOf = (error: unknown): Failure => (isFailure(error) ? error : bug());

export const MISCALCULATION_CODE = 'MISCALCULATION';

/** The client's price differs from the server's: by code, or by the English text of the specification. Spec §4, §8. */
export function isMiscalculation(found: Failure): boolean {
  return (
    found.code === MISCALCULATION_CODE || (found.message?.en.toLowerCase().includes('miscalculation happened') ?? false)
  );
}
