import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offline, unauthorized } from '../../../domain/failure/index.ts';
import { kurus } from '../../../domain/money/index.ts';
import {
  type AttemptReport,
  connectThreeDSecure,
  type ThreeDSecureServices,
} from '../../../machines/three-d-secure/index.ts';
import { InTurkish } from '../../components/in-turkish.tsx';
import { ThreeDSecureScreen } from './three-d-secure-screen.tsx';

Element.prototype.scrollIntoView = () => {};

const never = <T,>() => new Promise<T>(() => {});
const now = Date.parse('2026-11-21T10:00:00.000Z');

function Bank({ played, redirectUrl }: { played: Partial<ThreeDSecureServices>; redirectUrl: string | null }) {
  const [flow] = useState(() => connectThreeDSecure({ readAttempt: never, abandonAttempt: never, ...played }));
  const [snapshot, send] = useMachine(flow, {
    input: {
      purpose: 'purchase',
      attemptId: 'attempt-1',
      redirectUrl,
      amount: kurus(13_990),
      expiresAt: now + 300_000,
    },
  });
  return (
    <InTurkish>
      <ThreeDSecureScreen snapshot={snapshot} send={send} now={() => now} loginPath="/auth/login" />
    </InTurkish>
  );
}

const show = (played: Partial<ThreeDSecureServices> = {}, redirectUrl: string | null = 'https://bank.example/3ds/1') =>
  render(<Bank played={played} redirectUrl={redirectUrl} />).container;

const frame = () => screen.getByTitle<HTMLIFrameElement>('Bankanın onay sayfası');
const state = (container: HTMLElement) => container.querySelector('[data-flow]')?.getAttribute('data-state');
const truth = (container: HTMLElement) => container.querySelector('output[data-money]')?.getAttribute('data-money');

const say = (from: Window | null, data: unknown, origin = 'null') =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: from }));
  });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test("the bank's page may run its forms and scripts, and nothing of ours", () => {
  const container = show();
  expect([frame().getAttribute('sandbox'), frame().getAttribute('src')]).toEqual([
    'allow-forms allow-scripts',
    'https://bank.example/3ds/1',
  ]);
  expect([state(container), truth(container)]).toEqual(['approving.opening', 'unknown']);
  fireEvent.load(frame());
  expect(state(container)).toBe('approving.waiting');
});

test('the provider’s own document, whose issuer no frame of ours may hold, opens in the whole window', () => {
  const page = `${window.location.origin}/3ds/callback-1`;
  show({}, page);
  expect(screen.queryByTitle('Bankanın onay sayfası')).toBe(null);
  const link = screen.getByRole('link', { name: 'Bankanın sayfasını tam pencerede aç' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([page, '_top']);
});

test('a page that does not open can be opened in the whole window', () => {
  const container = show();
  act(() => {
    vi.advanceTimersByTime(10_000);
  });
  expect(state(container)).toBe('approving.blocked.pausing');
  expect(screen.getByRole('alert')).toHaveTextContent('Bankanın sayfası burada açılmadı.');
  expect(screen.getByRole('link', { name: 'Bankanın sayfasını tam pencerede aç' })).toHaveAttribute('target', '_top');
});

test('only our return page in that very frame, naming this attempt, ends the waiting', () => {
  const container = show();
  fireEvent.load(frame());
  const returned = { type: 'challenge.returned', attempt: 'attempt-1' };
  say(window, returned);
  say(frame().contentWindow, returned, 'https://evil.example');
  say(frame().contentWindow, { ...returned, attempt: 'attempt-2' });
  say(frame().contentWindow, 'challenge.returned');
  expect(state(container)).toBe('approving.waiting');
  say(frame().contentWindow, returned);
  expect([state(container), truth(container)]).toEqual(['settling.reading', 'unknown']);
});

test('cancelling asks the server before anything is shown', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const container = show();
  fireEvent.load(frame());
  await user.click(screen.getByRole('button', { name: 'Vazgeç, geri dön' }));
  expect([state(container), truth(container)]).toEqual(['abandoning', 'unknown']);
});

test('cancelling while the server is unreachable shows no outcome, is retried, and can be left', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const answers: (() => Promise<AttemptReport>)[] = [
    () => Promise.reject(offline()),
    () => Promise.resolve({ state: 'settling' }),
  ];
  const container = show({ abandonAttempt: () => answers.shift()!() });
  fireEvent.load(frame());
  await user.click(screen.getByRole('button', { name: 'Vazgeç, geri dön' }));
  expect([state(container), truth(container)]).toEqual(['abandonFailed.pausing', 'unknown']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Beklemeden çık']);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect([state(container), truth(container), answers]).toEqual(['settling.pausing', 'unknown', []]);
});

test('an unknown outcome is shown after a few lookups; the shopper may retry or leave', async () => {
  const container = show({ readAttempt: () => Promise.resolve({ state: 'unknown' }) }, null);
  for (let second = 0; second < 8; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  expect([state(container), truth(container)]).toEqual(['unknown.resting', 'unknown']);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Yeniden sor', 'Beklemeden çık']);
});

test('a session that ends meanwhile leads to the sign-in and back to this page', async () => {
  const container = show({ readAttempt: () => Promise.reject(unauthorized()) }, null);
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect([state(container), truth(container)]).toEqual(['suspended', 'unknown']);
  expect(screen.getByRole('link', { name: 'Giriş yap, devam et' })).toBeVisible();
});
