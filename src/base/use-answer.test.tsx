import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offline } from '../../domain/failure/index.ts';
import { createApi } from '../services/http/index.ts';
import { useAnswer } from './use-answer.ts';

const api = createApi({ baseUrl: '/api', language: () => 'tr', regionId: 'TR', token: () => null });

/** A service whose answers the test gives, one by one. */
function service() {
  const asked: { signal: AbortSignal; answer: (names: string[]) => void; fail: () => void }[] = [];
  const read = (_: unknown, signal: AbortSignal) =>
    new Promise<string[]>((answer, reject) => {
      asked.push({ signal, answer, fail: () => reject(offline()) });
    });
  return { asked, read };
}

function open(owner = 'elif') {
  const { asked, read } = service();
  const page = renderHook(({ whose }) => useAnswer(read, { api, owner: whose }), { initialProps: { whose: owner } });
  const answer = (nth: number, names: string[]) => act(async () => asked[nth]!.answer(names));
  const fail = (nth: number) => act(async () => asked[nth]!.fail());
  const shown = () => {
    const { value, hasFailed } = page.result.current;
    return { value, hasFailed };
  };
  return { ...page, asked, answer, fail, shown };
}

test('a request is sent once when the page opens', async () => {
  const { asked, answer, shown, rerender } = open();
  expect(shown()).toEqual({ value: undefined, hasFailed: false });
  await answer(0, ['Ev']);
  rerender({ whose: 'elif' });
  expect([asked.length, shown()]).toEqual([1, { value: ['Ev'], hasFailed: false }]);
});

test('a failed request is sent again on demand, or when the network is back', async () => {
  const { asked, answer, fail, shown, result } = open();
  await fail(0);
  expect(shown()).toEqual({ value: undefined, hasFailed: true });
  act(() => result.current.ask());
  expect([asked.length, shown()]).toEqual([2, { value: undefined, hasFailed: false }]);
  await fail(1);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(asked.length).toBe(3));
  await answer(2, ['Ev']);
  act(() => void window.dispatchEvent(new Event('online')));
  expect([asked.length, shown()]).toEqual([3, { value: ['Ev'], hasFailed: false }]);
});

test('a value put by the page stays until the next answer; an outdated answer is dropped', async () => {
  const { asked, answer, fail, shown, result } = open();
  act(() => result.current.put(['Ev', 'İş']));
  act(() => result.current.ask());
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await answer(0, ['eski']);
  expect(shown()).toEqual({ value: ['Ev', 'İş'], hasFailed: false });
  await fail(1);
  expect(shown()).toEqual({ value: ['Ev', 'İş'], hasFailed: true });
});

test('the answer for one customer is never shown to another', async () => {
  const { asked, answer, shown, rerender } = open('elif');
  await answer(0, ['Ev']);
  rerender({ whose: 'deniz' });
  expect([asked.length, shown()]).toEqual([2, { value: undefined, hasFailed: false }]);
  await answer(1, ['Yurt']);
  expect(shown()).toEqual({ value: ['Yurt'], hasFailed: false });
});

test('leaving the page aborts its request', () => {
  const { asked, unmount } = open();
  unmount();
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
});
