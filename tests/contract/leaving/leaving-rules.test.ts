import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  newCard,
  openShopper,
  passChallenge,
  type Shop,
  type Shopper,
  startShop,
} from '../../../server/modules/checkout/testing.ts';
import type { OrderStatus } from '../../../domain/lifecycle/index.ts';
import { placeOrders } from '../../../server/modules/orders/testing.ts';
import { paymentsPort } from '../../../server/modules/payments/index.ts';
import { createSandboxBank, type SandboxBank } from '../../../server/sandbox-bank/sandbox-bank.ts';

vi.setConfig({ testTimeout: 30_000 });

const folder = mkdtempSync(path.join(tmpdir(), 'mercan-leaving-'));

let bank: SandboxBank;
let shop: Shop;
let shopper: Shopper;
beforeAll(async () => {
  bank = await createSandboxBank({ folder });
  shop = await startShop({ config: { bankUrl: bank.url } });
}, 60_000);
afterAll(async () => {
  await shop.close();
  await bank.close();
});
beforeEach(async () => {
  shopper = await openShopper(shop, { firstName: 'Elif', startBalanceKurus: 1000 });
});

const run = (statement: SQL) => shop.database.db.execute(statement);
const versionOf = async (who = shopper): Promise<number> => (await who.call('GET', 'users/profile')).body.data.version;

async function leave(body: object = { _reason: 'privacy' }, version?: number) {
  const read = version ?? (await versionOf());
  return shopper.call('POST', `users/delete-account?version=${read}`, body);
}
const codeOf = ({ status, body }: Awaited<ReturnType<typeof leave>>) => `${status} ${body.code ?? body.status}`;

async function pay(wanted: Parameters<Shopper['checkout']>[0], saves = false): Promise<string> {
  const { redirectUrl, attemptId } = (
    await shopper.buy('3ds/buy-request', await shopper.checkout(wanted, newCard('succeeds', saves)))
  ).body.data;
  await passChallenge(redirectUrl);
  await shopper.status(attemptId);
  return attemptId;
}
const setOrders = (change: SQL) => run(sql`update orders set ${change} where account_id = ${shopper.accountId}`);
const placeAs = (status: OrderStatus) => placeOrders(shop.app.context, shopper.accountId, status);
const deliver = () => placeAs('DELIVERED');

describe('the reason for leaving', () => {
  test('is offered in sort order; a reason without one gets 100 [ACCOUNT-9]', async () => {
    const { body } = await shopper.call('GET', 'account-deletion-reasons');
    const reasons = body.data.map(({ _id, sortOrder, needsNote }: Record<string, unknown>) => [
      _id,
      sortOrder,
      needsNote,
    ]);
    expect(reasons).toEqual([
      ['not-needed', 10, false],
      ['too-many-mails', 20, false],
      ['privacy', 30, false],
      ['not-satisfied', 40, false],
      ['other', 100, true],
    ]);
  });

  test('is one of the list, with a note where the reason needs one', async () => {
    const answers = [await leave({ _reason: 'no-such-reason' }), await leave({ _reason: 'other', note: '  ' })];
    expect(answers.map(({ body }) => [body.code, body.data.fields[0].path, body.data.fields[0].rule])).toEqual([
      ['VALIDATION', '_reason', 'unknown'],
      ['VALIDATION', 'note', 'required'],
    ]);
  });

  test('is deleted after a year', async () => {
    await run(sql`delete from account_deletions`);
    await leave();
    const left = async (days: number) => {
      shop.clock.advance({ days });
      await shop.runJobs('forget-what-was-kept');
      return (await run(sql`select reason_id from account_deletions`)).rows.length;
    };
    expect([await left(365), await left(2)]).toEqual([1, 0]);
  });
});

describe('deleting an account or exporting its data', () => {
  test('is refused with a wrong password or none', async () => {
    await shopper.call('POST', 'users/create-password', { password: 'mavi-kalem-4-gunes' });
    const answers = [
      await shopper.call('POST', 'users/held-data/file', {}),
      await shopper.call('POST', 'users/held-data/file', { currentPassword: 'sari-kalem' }),
      await leave(),
      await leave({ _reason: 'privacy', currentPassword: 'sari-kalem' }),
      await leave({ _reason: 'privacy', currentPassword: 'mavi-kalem-4-gunes' }),
    ];
    expect(answers.map(codeOf)).toEqual([...Array<string>(4).fill('403 WRONG_PASSWORD'), '200 success']);
  });

  test('is refused without a password when the sign-in is over ten minutes old', async () => {
    shop.clock.advance({ minutes: 11 });
    const answers = [await leave(), await shopper.call('POST', 'users/held-data/file', {})];
    expect(answers.map(codeOf)).toEqual(['403 SIGN_IN_AGAIN', '403 SIGN_IN_AGAIN']);
  });

  test('is refused with a stale version before the password is checked', async () => {
    expect(codeOf(await leave({ _reason: 'privacy' }, 41))).toBe('409 CONFLICT_VERSION');
  });
});

const obstacles = async () => (await shopper.call('GET', 'users/held-data')).body.data.obstacles;

describe('obstacles to deleting an account', () => {
  test('none, for a customer who bought nothing', async () => {
    expect(await obstacles()).toEqual([]);
  });

  test.each([
    ['CREATED', 'LOCKED_BOX_EXISTS'],
    ...(['RECREATED', 'PAID', 'EDITED', 'ON_PREPARATION', 'ON_ITS_WAY', 'ON_DELIVERY', 'NOT_DELIVERED'] as const).map(
      (status) => [status, 'OPEN_ORDER_EXISTS'] as const,
    ),
  ] as const)('an order that is %s', async (status, code) => {
    await pay({ once: 1 });
    await placeAs(status);
    const { rows } = await run(sql`select id, number from orders where account_id = ${shopper.accountId}`);
    expect([codeOf(await leave()), await obstacles()]).toEqual([
      `409 ${code}`,
      [{ code, _order: rows[0]!['id'], number: rows[0]!['number'] }],
    ]);
  });

  test.each(['DELIVERED', 'CANCELLED', 'REJECTED', 'SKIPPED', 'REFUNDED_FULLY', 'REFUNDED_PARTIALLY'] as const)(
    'not an order that is %s',
    async (status) => {
      await pay({ once: 1 });
      await placeAs(status);
      expect([await obstacles(), codeOf(await leave())]).toEqual([[], '200 success']);
    },
  );

  test('a debt, listed once for the subscription and its order', async () => {
    await pay({ subscribed: 1 });
    await placeAs('DUE_PAYMENT');
    await run(sql`update subscriptions set status = 'DUE_PAYMENT' where account_id = ${shopper.accountId}`);
    expect([codeOf(await leave()), (await obstacles()).length]).toEqual(['409 DUE_PAYMENT_EXISTS', 1]);
    await deliver();
    expect([codeOf(await leave()), (await obstacles()).length]).toEqual(['409 DUE_PAYMENT_EXISTS', 1]);
  });

  test('a requested refund', async () => {
    await pay({ once: 1 });
    await deliver();
    await setOrders(sql`refund = '{"_id":"r1","answer":{"refundStatus":"REFUND_REQUESTED"}}'::jsonb`);
    expect(codeOf(await leave())).toBe('409 OPEN_REFUND_EXISTS');
    await setOrders(sql`refund = '{"_id":"r1","answer":{"refundStatus":"REFUND_REJECTED"}}'::jsonb`);
    expect(codeOf(await leave())).toBe('200 success');
  });

  test('a payment with an unknown outcome', async () => {
    await shopper.buy('3ds/buy-request', await shopper.checkout({ once: 1 }, newCard('succeeds')));
    expect([codeOf(await leave()), await obstacles()]).toEqual([
      '409 PAYMENT_IN_PROGRESS',
      [{ code: 'PAYMENT_IN_PROGRESS', _order: null, number: null }],
    ]);
  });

  test('nothing is erased while there is one', async () => {
    await pay({ once: 1 });
    await leave();
    const { body } = await shopper.call('GET', 'users/profile');
    expect([body.data.firstName, body.data.balance.amount]).toEqual(['Elif', 10]);
  });
});

describe('a customer who has left', () => {
  test('is signed out everywhere, and cannot sign in again', async () => {
    await leave();
    const answers = [
      await shopper.call('GET', 'users/profile'),
      await shopper.call('POST', 'users/held-data/file', {}),
    ];
    const login = await shop.call('POST', '/api/public/user/auth/login', {
      body: { email: shopper.email, password: 'mavi-kalem-4-gunes' },
    });
    expect([...answers, login].map(codeOf)).toEqual([
      '401 UNAUTHORIZED',
      '401 UNAUTHORIZED',
      '422 INVALID_CREDENTIALS',
    ]);
  });

  test('can register again with the same address, and gets an empty account', async () => {
    await pay({ once: 1 });
    await deliver();
    await leave();
    await shop.runJobs('send-mail');
    await shop.runJobs('forget-old-records');
    const { status, body } = await shop.call('POST', '/api/public/user/auth/register', {
      body: {
        firstName: 'Elif',
        lastName: 'Deniz',
        email: shopper.email,
        phone: { dialCode: '+90', number: '5300000001' },
        password: 'mavi-kalem-4-gunes',
        agreements: { membershipAgreement: true, communicationAgreement: { email: false, sms: false, call: false } },
      },
    });
    const stored = await shop.call('GET', '/api/private/user/users/held-data', { token: body.data.token });
    const filled = stored.body.data.parts.filter(({ count }: { count: number }) => count > 0);
    expect([status, filled]).toEqual([
      201,
      [
        { name: 'account', count: 1 },
        { name: 'signIn', count: 2 },
        { name: 'mails', count: 1 },
      ],
    ]);
  });

  test('is deleted once, however often the request is sent', async () => {
    const version = await versionOf();
    const answers = await Promise.all([1, 2, 3].map(() => leave({ _reason: 'privacy' }, version)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });

  test('gets one last mail, whose record is deleted once it is sent', async () => {
    await leave();
    const kinds = async () =>
      (await shop.app.context.mail.list({ recipient: shopper.email })).map(({ kind, status }) => `${kind} ${status}`);
    const waiting = await kinds();
    await shop.runJobs('send-mail');
    const sent = await kinds();
    await shop.runJobs('forget-old-records');
    expect([waiting, sent, await kinds()]).toEqual([['accountDeleted pending'], ['accountDeleted sent'], []]);
  });

  test('is charged for no subscription, and the family code no longer works', async () => {
    const { code } = (await shopper.call('GET', 'promo-code')).body.data;
    await pay({ subscribed: 1 });
    await deliver();
    const { body } = await leave();
    const { rows } = await run(
      sql`select status, card_id, name, (select count(*)::int from subscription_cycles where subscription_id = id and state = 'PLANNED') as planned
        from subscriptions where account_id = ${shopper.accountId}`,
    );
    const friend = await openShopper(shop);
    const asked = { cart: { items: [] }, promoCode: { code }, useAccountBalance: false, revision: 1 };
    const priced = await friend.call('POST', 'shopping/calculate', asked);
    expect([body.data.cancelledSubscriptionCount, rows, priced.body.data.promoCode.status]).toEqual([
      1,
      [{ status: 'CANCELLED', card_id: null, name: 'Aboneliğim', planned: 0 }],
      'NOT_ACCEPTED',
    ]);
  });

  test('leaves no card at the bank, even if the bank is unreachable at first', async () => {
    await pay({ once: 1 }, true);
    await deliver();
    const { rows } = await run(sql`select customer_key from card_customers where account_id = ${shopper.accountId}`);
    const key = rows[0]!['customer_key'] as string;
    const inVault = async () => shop.app.ports(paymentsPort).payments.listCards(key);
    const before = await inVault();
    const waiting = async () =>
      (await run(sql`select attempts from left_vaults where customer_key = ${key}`)).rows.map((row) => row['attempts']);

    const { port } = new URL(bank.url);
    await bank.close();
    const left = codeOf(await leave());
    await shop.runJobs('empty-left-vaults');
    const whileAway = await waiting();
    bank = await createSandboxBank({ folder, port: Number(port) });
    await shop.runJobs('empty-left-vaults');
    const tooSoon = await waiting();
    shop.clock.advance({ minutes: 1 });
    await shop.runJobs('empty-left-vaults');
    expect([before.outcome === 'succeeded' && before.cards.length, left, whileAway, tooSoon, await waiting()]).toEqual([
      1,
      '200 success',
      [1],
      [1],
      [],
    ]);
    expect(await inVault()).toEqual({ outcome: 'succeeded', cards: [] });
  });
});
