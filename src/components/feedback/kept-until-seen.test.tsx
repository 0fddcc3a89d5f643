import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { keptUntilSeen } from './kept-until-seen.tsx';

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

/** jsdom has no windows that are scrolled: the test says when the part is near. */
function observedParts() {
  const near: (() => void)[] = [];
  vi.stubGlobal('IntersectionObserver', function Observer(notify: (entries: { isIntersecting: boolean }[]) => void) {
    return { observe: () => near.push(() => notify([{ isIntersecting: true }])), disconnect: () => {} };
  });
  return near;
}

/** The server's HTML, in a browser that has not loaded the part's code. */
async function served() {
  const onServer = keptUntilSeen('part', () => Promise.resolve(Counter));
  await onServer.preload();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<onServer.Kept start={5} />);
  const near = observedParts();
  const load = vi.fn<() => Promise<typeof Counter>>(() => Promise.resolve(Counter));
  const { Kept } = keptUntilSeen('part', load);
  return { container, Kept, load, near };
}

const press = () => act(async () => screen.getByRole('button').click());

test('the HTML of the server is kept, and its code loads when the part is near', async () => {
  const { container, Kept, load, near } = await served();
  await act(async () => void render(<Kept start={5} />, { container, hydrate: true }));
  await press();
  expect([screen.getByRole('button').textContent, load.mock.calls.length]).toEqual(['5', 0]);
  await act(async () => near[0]!());
  await press();
  expect([screen.getByRole('button').textContent, load.mock.calls.length]).toEqual(['6', 1]);
});

test('a part rendered again before then keeps the HTML of the server until its code loads', async () => {
  const { container, Kept, load } = await served();
  const { promise, resolve } = Promise.withResolvers<typeof Counter>();
  load.mockReturnValue(promise);
  const { rerender } = await act(async () => render(<Kept start={5} />, { container, hydrate: true }));
  for (const start of [7, 8]) await act(async () => rerender(<Kept start={start} />));
  expect([screen.getByRole('button').textContent, load.mock.calls.length]).toEqual(['5', 1]);
  await act(async () => resolve(Counter));
  await press();
  expect(screen.getByRole('button').textContent).toBe('9');
});

test('a part whose code fails to load stays, and loading is retried with the network', async () => {
  const { container, Kept, load, near } = await served();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await act(async () => void render(<Kept start={5} />, { container, hydrate: true }));
  await act(async () => near[0]!());
  expect([screen.getByRole('button').textContent, load.mock.calls.length]).toEqual(['5', 1]);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await press();
  expect([screen.getByRole('button').textContent, load.mock.calls.length]).toEqual(['6', 2]);
});
