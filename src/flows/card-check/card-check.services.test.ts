import { expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { components } from '../../../openapi/types/attempts.d.ts';
import { createApi } from '../../services/http/index.ts';
import { cardCheckFlow } from './card-check.services.ts';

type State = components['schemas']['AttemptState'];

const attemptId = 'check-1';
const saved: State = { state: 'saved', money: 'notCharged', attemptId, _card: 'c1' };
const expired: State = { state: 'expired', money: 'notCharged', attemptId };
const challenging: State = {
  state: 'challenging',
  money: 'notCharged',
  attemptId,
  amount: 0,
  expiresAt: '2026-03-14T09:40:00.000Z',
  redirectUrl: 'http://bank.example/1',
};
const since = '2026-03-14T09:30:00.000Z';
const attempt = (kind: string, state: State, endedAt: string | null = null) => ({
  kind,
  amount: 0,
  since,
  endedAt,
  acknowledgedAt: null,
  ...state,
});

/** Opens the page. `named`: the server's state of the attempt in the URL; `open`: its open attempt. */
async function openWith({ named, open }: { named?: State; open?: object | null }) {
  const onSaved = vi.fn<() => void>();
  const api = createApi({
    baseUrl: 'http://shop.example/api',
    language: () => 'tr',
    regionId: 'TR',
    token: () => 'token',
    fetch: ({ url }) => {
      const isOpen = url.endsWith('/attempts/open');
      if (!isOpen && !named)
        return Promise.resolve(Response.json({ status: 'error', code: 'NOT_FOUND' }, { status: 404 }));
      return Promise.resolve(Response.json({ status: 'success', data: isOpen ? (open ?? null) : named }));
    },
  });
  const actor = createActor(cardCheckFlow(api, onSaved), {
    input: { attemptId: named === undefined ? null : attemptId, keySeed: 'seed' },
  }).start();
  const { value, context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  actor.stop();
  return [value, context.declineCode, context.challenge?.redirectUrl ?? null, onSaved.mock.calls.length];
}

test('an unfinished check is shown when the page opens, from any tab or device', async () => {
  expect([
    await openWith({}),
    await openWith({ named: saved }),
    await openWith({ named: expired }),
    await openWith({ open: attempt('cardCheck', challenging) }),
    await openWith({ open: attempt('cardCheck', saved, since) }),
    await openWith({ open: attempt('purchase', challenging) }),
    await openWith({ open: attempt('purchase', expired, since) }),
  ]).toEqual([
    ['closed', null, null, 0],
    ['saved', null, null, 1],
    ['declined', 'expired', null, 0],
    ['unfinished', null, 'http://bank.example/1', 0],
    ['saved', null, null, 1],
    ['closed', null, null, 0],
    ['closed', null, null, 0],
  ]);
});
