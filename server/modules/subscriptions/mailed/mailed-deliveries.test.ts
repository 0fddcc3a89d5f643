import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { setLocked } from '../../account/index.ts';
import { signInAgain } from '../../auth/testing.ts';
import { type Shop, startShop } from '../../checkout/testing.ts';
import { cyclesOf, liveUntil, resetPassword, subscribe, type Subscriber, tokenIn } from '../testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 30_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

const ask = async (path: 'read' | 'act' | 'undo', body: object) => {
  const answer = await shop.call('POST', `/api/public/user/mailed-deliveries/${path}`, { body });
  return { status: answer.status, code: answer.body.code, data: answer.body.data };
};
const outcome = ({ status, code }: { status: number; code: string | undefined }) => [status, code];
const announcementOf = async ({ email }: Subscriber) =>
  (await shop.app.context.mail.list({ recipient: email })).find(({ kind }) => kind === 'renewal.announce')!;

const choosePassword = async (bought: Subscriber) => {
  expect(await resetPassword(shop, bought, 'yagmur-defter-7')).toBe(200);
};

/** A customer seven weeks later, signed in again, because keys are rotated meanwhile, and the token of the mail. */
async function announced(
  before?: (bought: Subscriber) => Promise<void>,
): Promise<{ elif: Subscriber; token: string; day: (days: number) => string }> {
  const bought = await subscribe(shop);
  await before?.(bought);
  const second = (await cyclesOf(shop, bought.subscription))[1]!.split(' ')[2]!;
  const day = (days: number) => new Date(Date.parse(second) + days * 86_400_000).toISOString().slice(0, 10);
  await liveUntil(shop, `${day(-7)}T06:00:00Z`, () => shop.app.context.keys.rotate());
  const session = await signInAgain(shop.app, bought.accountId);
  const call: Subscriber['call'] = (method, path, body) =>
    shop.call(method, `/api/private/user/${path}`, { token: session, ...(body !== undefined && { body }) });
  const elif = { ...bought, call };
  return { elif, day, token: tokenIn((await announcementOf(elif)).textBody) };
}

describe('the link of a mail that announces a delivery', () => {
  test('shows days and amounts, and no personal data', async () => {
    const { elif, token } = await announced();
    const { htmlBody } = await announcementOf(elif);
    expect([htmlBody.includes('Kutumu atla ya da ertele'), htmlBody.includes(token)]).toEqual([true, true]);
    const seen = await ask('read', { token });
    expect(seen).toEqual({
      status: 200,
      code: undefined,
      data: {
        version: 1,
        until: '2026-04-23T21:00:00.000Z',
        orderDate: '2026-04-27',
        arrival: { earliest: '2026-04-29', latest: '2026-05-02' },
        chargedAmount: 74.9,
        lines: [{ name: { tr: 'Mini tampon · 8’li', en: 'Mini tampons · 8' }, quantity: 1 }],
        offers: [
          {
            action: 'SKIP',
            next: {
              orderDate: '2026-06-22',
              arrival: { earliest: '2026-06-24', latest: '2026-06-26' },
              chargedAmount: 74.9,
            },
          },
          {
            action: 'MOVE_ONE_WEEK',
            next: {
              orderDate: '2026-05-04',
              arrival: { earliest: '2026-05-06', latest: '2026-05-08' },
              chargedAmount: 74.9,
            },
          },
          {
            action: 'MOVE_TWO_WEEKS',
            next: {
              orderDate: '2026-05-11',
              arrival: { earliest: '2026-05-13', latest: '2026-05-15' },
              chargedAmount: 74.9,
            },
          },
        ],
      },
    });
    expect(await ask('read', { token })).toEqual(seen);
    expect(await cyclesOf(shop, elif.subscription)).toEqual(['1 ORDERED 2026-03-02 PAID', '2 PLANNED 2026-04-27']);
  });

  test('skips it once, with a mail, and can be undone for ten minutes', async () => {
    const { elif, token, day } = await announced();
    const untouched = await cyclesOf(shop, elif.subscription);
    const skipped = await ask('act', { token, action: 'SKIP', version: 1 });
    expect([skipped.status, skipped.data.action, skipped.data.undo.until]).toEqual([
      200,
      'SKIP',
      new Date(shop.clock.now().getTime() + 600_000).toISOString(),
    ]);
    expect((await cyclesOf(shop, elif.subscription)).slice(1)).toEqual([
      `2 SKIPPED ${day(0)}`,
      `3 PLANNED ${skipped.data.next.orderDate}`,
    ]);
    const kinds = (await shop.app.context.mail.list({ recipient: elif.email })).map(({ kind }) => kind);
    expect(kinds[0]).toBe('subscriptionChanged');
    for (const path of ['read', 'act'] as const) {
      const again = await ask(path, path === 'read' ? { token } : { token, action: 'MOVE_ONE_WEEK', version: 2 });
      expect([again.status, again.code, again.data]).toEqual([422, 'LINK_USED', { action: 'SKIP' }]);
    }
    const { key } = skipped.data.undo;
    const back = await ask('undo', { key });
    expect([back.status, back.data.next.orderDate]).toEqual([200, day(0)]);
    expect(await ask('undo', { key })).toEqual(back);
    expect(await cyclesOf(shop, elif.subscription)).toEqual(untouched);
    // An undone action is no longer reported.
    const undone = await ask('read', { token });
    expect([undone.status, undone.code, undone.data]).toEqual([422, 'LINK_USED', {}]);
  });

  test('does nothing while its account is locked, also when mailed after the lock', async () => {
    const lock = (bought: Subscriber, at: Date | null) =>
      withTransaction(shop.database.db, (tx) => setLocked(tx, bought.accountId, at));
    const { elif, token } = await announced((bought) => lock(bought, shop.clock.now()));
    const untouched = await cyclesOf(shop, elif.subscription);
    expect([
      outcome(await ask('read', { token })),
      outcome(await ask('act', { token, action: 'SKIP', version: 1 })),
    ]).toEqual([
      [422, 'LINK_WITHDRAWN'],
      [422, 'LINK_WITHDRAWN'],
    ]);
    expect(await cyclesOf(shop, elif.subscription)).toEqual(untouched);
    await lock(elif, null);
    const skipped = await ask('act', { token, action: 'SKIP', version: 1 });
    await lock(elif, shop.clock.now());
    expect(outcome(await ask('undo', { key: skipped.data.undo.key }))).toEqual([422, 'INVALID_TOKEN']);
  });

  test.each([
    ['MOVE_ONE_WEEK', 7],
    ['MOVE_TWO_WEEKS', 14],
  ] as const)('does %s to its delivery', async (action, days) => {
    const { elif, token, day } = await announced();
    const moved = await ask('act', { token, action, version: 1 });
    expect([moved.status, moved.data.next.orderDate]).toEqual([200, day(days)]);
    expect((await cyclesOf(shop, elif.subscription))[1]).toBe(`2 PLANNED ${day(days)}`);
    shop.clock.advance({ minutes: 10 });
    expect(outcome(await ask('undo', { key: moved.data.undo.key }))).toEqual([422, 'LINK_EXPIRED']);
  });

  test('acts once for two simultaneous clicks', async () => {
    const { token } = await announced();
    const answers = await Promise.all([
      ask('act', { token, action: 'SKIP', version: 1 }),
      ask('act', { token, action: 'MOVE_ONE_WEEK', version: 1 }),
    ]);
    const [won, lost] = answers.toSorted((one, other) => one.status - other.status);
    expect([outcome(won!), outcome(lost!)]).toEqual([
      [200, undefined],
      [422, 'LINK_USED'],
    ]);
  });

  test('is not used up by a refusal: a stale version is refused, and a skipped box stays skipped', async () => {
    const { elif, token } = await announced();
    await elif.call('POST', `subscriptions/${elif.subscription}/rename`, { name: 'Kutum' });
    expect(await ask('act', { token, action: 'SKIP', version: 1 })).toEqual({
      status: 409,
      code: 'CONFLICT_VERSION',
      data: { version: 2 },
    });
    const { version } = (await ask('read', { token })).data;
    await elif.call('POST', `subscriptions/${elif.subscription}/skip?version=2&cycle=2`, {
      action: 'SKIP_NEXT',
      skipReasons: [],
    });
    expect(outcome(await ask('act', { token, action: 'SKIP', version: version + 1 }))).toEqual([409, 'DELIVERY_GONE']);
    expect(outcome(await ask('read', { token }))).toEqual([409, 'DELIVERY_GONE']);
    await elif.call('POST', `subscriptions/${elif.subscription}/pause?version=3`, { until: null });
    expect(outcome(await ask('read', { token }))).toEqual([409, 'SUBSCRIPTION_NOT_ACTIVE']);
  });

  test('cannot be undone after a later change', async () => {
    const { elif, token } = await announced();
    const { data } = await ask('act', { token, action: 'SKIP', version: 1 });
    await elif.call('POST', `subscriptions/${elif.subscription}/rename`, { name: 'Kutum' });
    expect(outcome(await ask('undo', { key: data.undo.key }))).toEqual([409, 'NOTHING_TO_UNDO']);
  });

  test('ends when its delivery can no longer be changed', async () => {
    const { token } = await announced();
    const { until } = (await ask('read', { token })).data;
    shop.clock.advance({ milliseconds: Date.parse(until) - shop.clock.now().getTime() - 1 });
    expect((await ask('read', { token })).status).toBe(200);
    shop.clock.advance({ milliseconds: 1 });
    for (const path of ['read', 'act'] as const) {
      const late = await ask(path, path === 'read' ? { token } : { token, action: 'SKIP', version: 1 });
      expect(outcome(late)).toEqual([422, 'LINK_EXPIRED']);
    }
  });

  test.each([
    ['all sessions that are ended', (elif: Subscriber) => elif.call('POST', 'auth/sessions/end-others')],
    ['a reset', (elif: Subscriber) => resetPassword(shop, elif, 'kasirga-2026')],
    [
      'a password that is changed',
      async (elif: Subscriber) => {
        const passwords = { currentPassword: 'yagmur-defter-7', newPassword: 'kasirga-2026' };
        expect((await elif.call('POST', 'users/change-password', passwords)).status).toBe(200);
      },
    ],
  ])('and its undo key end with %s', async (_, end) => {
    const unused = await announced(choosePassword);
    await end(unused.elif);
    expect(outcome(await ask('read', { token: unused.token }))).toEqual([422, 'LINK_WITHDRAWN']);
    const used = await announced(choosePassword);
    const { data } = await ask('act', { token: used.token, action: 'SKIP', version: 1 });
    await end(used.elif);
    expect(outcome(await ask('undo', { key: data.undo.key }))).toEqual([422, 'INVALID_TOKEN']);
  });

  test('is refused with another purpose, key kind or signature', async () => {
    const { token } = await announced();
    const { keys } = shop.app.context;
    const quiz = await keys.sign({ sub: 'a', purpose: 'quizResult' }, 60, 'link');
    const session = await keys.sign({ sub: 'a', purpose: 'subscriptionAction' }, 60, 'session');
    for (const wrong of [quiz.token, session.token, `${token.slice(0, -4)}AAAA`])
      expect(outcome(await ask('read', { token: wrong }))).toEqual([422, 'INVALID_TOKEN']);
  });
});
