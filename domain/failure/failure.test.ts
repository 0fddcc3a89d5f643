import { describe, expect, it } from 'vitest';
import {
  failureOfFetchRejection,
  failureOfResponse,
  fieldErrorCodeOf,
  isMiscalculation,
  notFound,
  rejected,
  serverMessageOf,
  toFailure,
  UNKNOWN_SERVER_ERROR,
} from './index.ts';

const both = (text: string): { tr: string; en: string } => ({ tr: text, en: text });

describe('a server error message', () => {
  it('is taken from the error, then its data, then its message [ERROR-1]', () => {
    expect(serverMessageOf('plain')).toEqual(both('plain'));
    expect(serverMessageOf({ error: 'first', data: 'second', message: 'third' })).toEqual(both('first'));
    expect(serverMessageOf({ data: { message: 'second' }, message: 'third' })).toEqual(both('second'));
    expect(serverMessageOf({ data: { tr: 'iki', en: 'two' }, message: 'third' })).toEqual({ tr: 'iki', en: 'two' });
    expect(serverMessageOf({ data: {}, message: { tr: 'üç', en: 'three' } })).toEqual({ tr: 'üç', en: 'three' });
  });

  it('fills a missing language with the other, and resolves a known key [ERROR-2]', () => {
    expect(serverMessageOf({ message: { tr: 'yalnız' } })).toEqual(both('yalnız'));
    expect(serverMessageOf({ message: { detail: 'named' } }, 'detail')).toEqual(both('named'));
  });

  it("is 'Unknown error returned from server' for everything else [ERROR-3]", () => {
    for (const odd of [null, undefined, 7, '', '  ', {}, { message: { de: 'x' } }, [], { data: [] }])
      expect(serverMessageOf(odd)).toEqual(UNKNOWN_SERVER_ERROR);
    expect(UNKNOWN_SERVER_ERROR.en).toBe('Unknown error returned from server');
  });
});

describe('failures', () => {
  it('are read from the error envelope, fields included', () => {
    const fields = [
      { path: 'phone.number', rule: 'minLength', message: both('kısa') },
      { path: 'email', rule: 'EMAIL_TAKEN' },
      { rule: 'required' },
    ];
    const body = { status: 'error', code: 'VALIDATION', message: { tr: 'Eksik', en: 'Missing' }, data: { fields } };
    expect(failureOfResponse(400, body)).toEqual({
      type: 'failure',
      kind: 'invalid',
      code: 'VALIDATION',
      message: { tr: 'Eksik', en: 'Missing' },
      fields: [
        { field: 'phone.number', code: 'tooShort', message: both('kısa') },
        { field: 'email', code: 'taken' },
      ],
      data: { fields },
    });
  });

  it('derive their kind from the HTTP status, also without a body', () => {
    const kinds = [400, 401, 403, 404, 408, 409, 422, 429, 500, 501, 503].map((status) =>
      failureOfResponse(status, undefined),
    );
    expect(kinds.map(({ kind, code }) => `${kind} ${code}`)).toEqual([
      'invalid INVALID',
      'unauthorized UNAUTHORIZED',
      'rejected REJECTED',
      'notFound NOT_FOUND',
      'timeout TIMEOUT',
      'conflict CONFLICT',
      'invalid INVALID',
      'unavailable UNAVAILABLE',
      'unavailable UNAVAILABLE',
      'unavailable UNAVAILABLE',
      'unavailable UNAVAILABLE',
    ]);
    expect(kinds[0]?.message).toEqual(UNKNOWN_SERVER_ERROR);
  });

  it('of a fetch that threw are timeouts or offline', () => {
    expect(failureOfFetchRejection(new DOMException('', 'TimeoutError')).kind).toBe('timeout');
    expect(failureOfFetchRejection(new DOMException('', 'AbortError')).kind).toBe('timeout');
    expect(failureOfFetchRejection(new TypeError('fetch failed'))).toEqual({
      type: 'failure',
      kind: 'offline',
      code: 'OFFLINE',
      message: null,
    });
  });

  it('are created from any thrown value, once', () => {
    const known = notFound({ code: 'ORDER_NOT_FOUND' });
    expect(toFailure(known)).toBe(known);
    expect(toFailure(new TypeError('x is undefined'))).toEqual({
      type: 'failure',
      kind: 'bug',
      code: 'BUG',
      message: null,
      data: { name: 'TypeError', message: 'x is undefined' },
    });
    expect(toFailure({ status: 'error', code: 'SOLD_OUT', message: both('bitti') })).toEqual({
      type: 'failure',
      kind: 'rejected',
      code: 'SOLD_OUT',
      message: both('bitti'),
    });
    expect(toFailure(undefined)).toEqual({
      type: 'failure',
      kind: 'rejected',
      code: 'UNKNOWN',
      message: UNKNOWN_SERVER_ERROR,
    });
  });

  it("are a miscalculation by code or by 'miscalculation happened' in English [ERROR-5]", () => {
    expect(isMiscalculation(rejected({ code: 'MISCALCULATION' }))).toBe(true);
    expect(isMiscalculation(rejected({ message: { tr: 'x', en: 'A miscalculation happened, sorry' } }))).toBe(true);
    expect(isMiscalculation(rejected({ message: { tr: 'miscalculation happened', en: 'no' } }))).toBe(false);
    expect(isMiscalculation(rejected())).toBe(false);
  });

  it('map our codes, schema keywords and …_TAKEN to field errors', () => {
    expect(
      ['required', 'minLength', 'maxItems', 'minimum', 'maximum', 'PHONE_TAKEN', 'pattern', 5].map(fieldErrorCodeOf),
    ).toEqual(['required', 'tooShort', 'tooLong', 'tooSmall', 'tooLarge', 'taken', 'invalid', 'invalid']);
  });
});
