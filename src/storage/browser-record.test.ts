// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { openRecord } from './browser-record.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a record is kept with its version, read as it was written, and forgotten', () => {
  const record = openRecord('localStorage', 'visit', 2)!;
  expect(record.read()).toBeNull();
  record.write({ id: 'v1' });
  expect([localStorage.getItem('mercan/visit'), record.read()]).toEqual([
    '{"id":"v1","version":2}',
    { id: 'v1', version: 2 },
  ]);
  record.forget();
  expect([localStorage.getItem('mercan/visit'), record.read()]).toEqual([null, null]);
});

test('a record of version 0 carries no version', () => {
  const record = openRecord('localStorage', 'visit', 0)!;
  record.write({ id: 'v1' });
  expect([localStorage.getItem('mercan/visit'), record.read()]).toEqual(['{"id":"v1"}', { id: 'v1' }]);
});

test.each(['{"id":"v1","version":1}', '{"id":"v1"}', '["v1"]', '"v1"', 'v1', ''])('%s is no record', (text) => {
  localStorage.setItem('mercan/visit', text);
  expect(openRecord('localStorage', 'visit', 2)!.read()).toBeNull();
});

test('a browser that blocks storage has no records', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(openRecord('localStorage', 'visit', 0)).toBeNull();
});
