import { bug, failure, isFailure, offline, timedOut, type Failure, type FailureKind } from './failure.ts';
import { fieldErrorCodeOf, type FieldError } from './field-error.ts';
import { fieldsOf } from '../untrusted/index.ts';
import { toLocalizedText } from '../locale/index.ts';
import { findServerMessage, serverMessageOf } from './server-message.ts';

/** A non-2xx answer: its HTTP status and its body (envelope `{status: "error", code, message, data?}`, text, or nothing). */
export function failureOfResponse(httpStatus: number, body: unknown): Failure {
  const kind = kindOfStatus(httpStatus);
  const { code, data } = fieldsOf(body);
  const fields = fieldErrorsOf(data);
  return failure(kind, {
    ...(typeof code === 'string' && code !== '' ? { code } : {}),
    message: serverMessageOf(body),
    ...(fields.length > 0 ? { fields } : {}),
    ...(data === undefined ? {} : { data }),
  });
}

/** For a rejection of `fetch`: an abort or time-out leaves the outcome unknown, otherwise nothing arrived. */
export function failureOfFetchRejection(error: unknown): Failure {
  if (isFailure(error)) return error;
  return isAbort(error) ? timedOut() : offline();
}

/** For anything thrown: a failure stays as it is, an error envelope is read, any other `Error` is a bug. Spec §8. */
export function toFailure(error: unknown): Failure {
  if (isFailure(error)) return error;
  if (isAbort(error)) return timedOut();
  if (error instanceof Error)
    return bug({
      message: findServerMessage(fieldsOf(error)['data']),
      data: { name: error.name, message: error.message },
    });
  const { status, code, data } = fieldsOf(error);
  if (typeof status === 'number') return failureOfResponse(status, { code, message: serverMessageOf(error), data });
  const fields = fieldErrorsOf(data);
  return failure('rejected', {
    ...(typeof code === 'string' && code !== '' ? { code } : { code: 'UNKNOWN' }),
    message: serverMessageOf(error),
    ...(fields.length > 0 ? { fields } : {}),
    ...(data === undefined ? {} : { data }),
  });
}

export function kindOfStatus(httpStatus: number): FailureKind {
  if (httpStatus === 401) return 'unauthorized';
  if (httpStatus === 404 || httpStatus === 410) return 'notFound';
  if (httpStatus === 409 || httpStatus === 412) return 'conflict';
  if (httpStatus === 408) return 'timeout';
  if ([400, 413, 415, 422].includes(httpStatus)) return 'invalid';
  if (httpStatus === 429 || httpStatus >= 500) return 'unavailable';
  return 'rejected';
}

/** `data.fields: [{path, rule, message?}]` of the error envelope. */
function fieldErrorsOf(data: unknown): FieldError[] {
  const { fields } = fieldsOf(data);
  if (!Array.isArray(fields)) return [];
  return fields.flatMap((entry: unknown): FieldError[] => {
    const { path, rule, message } = fieldsOf(entry);
    if (typeof path !== 'string') return [];
    const text = toLocalizedText(message);
    return [{ field: path, code: fieldErrorCodeOf(rule), ...(text ? { message: text } : {}) }];
  });
}

function isAbort(error: unknown): boolean {
  const { name } = fieldsOf(error);
  return name === 'AbortError' || name === 'TimeoutError';
}
