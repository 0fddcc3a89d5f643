import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { withTransaction } from '../../platform/database/transaction.ts';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { findAccount, findAccountByEmail } from '../account/index.ts';
import { demoStudent } from '../auth/index.ts';
import { type SignedInAccount, signInAs } from '../auth/testing.ts';
import { type PurchaseStatus, purchaseStatusPort } from './purchase-status.port.ts';
import { findPromoRule } from './promo-codes.repository.ts';
import {
  cancelPromoUses,
  confirmPromoUse,
  lockCountedUses,
  releasePromoUse,
  reservePromoUse,
} from './promo-uses.repository.ts';
import { coupons, promoCodes } from './tables.ts';

let server: TestServer;
let elif: SignedInAccount;
let charity: SignedInAccount;
beforeAll(async () => {
  server = await startTestServer({ seeds: ['promo-codes'] });
  elif = await signInAs(server, { firstName: 'Şükran Işıl', tags: ['STUDENT'], startBalanceKurus: 1000 });
  charity = await signInAs(server, { accountType: 'charity' });
}, 60_000);
afterAll(() => server.close());

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of the answer
type Answer = { status: number; body: any };
const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, { token }: SignedInAccount, body?: object) =>
  (await server.call(method, `/api/private/user/${path}`, { token, ...(body && { body }) })) as Answer;
const familyCode = async (account: SignedInAccount) => (await call('GET', 'promo-code', account)).body.data;

const newUse = (code: string, { account }: SignedInAccount, purchaseId: string) => {
  const { ids, clock } = server.context;
  const about = { id: ids.next(), code, accountId: account.id, purchaseId, subscriptionId: null };
  return { ...about, discountKurus: 500, now: clock.now() };
};

async function use(code: string, account: SignedInAccount, purchaseId: string): Promise<boolean> {
  return withTransaction(server.context.db, async (tx) => {
    const isReserved = await reservePromoUse(tx, newUse(code, account, purchaseId));
    await confirmPromoUse(tx, purchaseId, server.context.clock.now());
    return isReserved;
  });
}

const cancelUse = (purchaseId: string) =>
  withTransaction(server.context.db, async (tx) => {
    const uses = await lockCountedUses(tx, { purchaseIds: [purchaseId] });
    await cancelPromoUses(
      tx,
      uses.map(({ id }) => id),
    );
  });

/** Runs the job with these purchase statuses; all other purchases are open. */
async function decideUses(statuses: Record<string, PurchaseStatus>): Promise<void> {
  const { purchaseStatus } = server.ports(purchaseStatusPort);
  const spy = vi
    .spyOn(purchaseStatus, 'statusesOf')
    .mockImplementation(
      async (_db, uses) => new Map(uses.map(({ id, purchaseId }) => [id, statuses[purchaseId!] ?? 'open'])),
    );
  await server.context.jobs.runNow('judge-promo-uses');
  spy.mockRestore();
}

const codeOf = async (account: SignedInAccount) =>
  (await call('GET', 'promo-code/default-promo-code', account)).body.data;

test('production opens without demo accounts, demo codes and demo coupons', async () => {
  const shop = await startTestServer({ config: { mode: 'production' }, seeds: ['auth', 'promo-codes'] });
  const { db } = shop.context;
  const codes = await db.select({ code: promoCodes.code }).from(promoCodes).orderBy(promoCodes.code);
  const found = [codes, await db.select().from(coupons), await findAccountByEmail(db, demoStudent.email)];
  await shop.close();
  expect(found).toEqual([[{ code: 'HOSGELDIN' }, { code: 'OGRENCI' }], [], null]);
});

describe('campaign codes', () => {
  test('are found in any case, with how often they were used', async () => {
    expect(await use('abone20', elif, 'purchase-1')).toBe(true);
    expect(await findPromoRule(server.context.db, ' abone20 ', elif.account.id)).toEqual({
      rule: {
        code: 'ABONE20',
        kind: 'percent',
        isActive: true,
        percent: 20,
        amount: null,
        startsAt: null,
        endsAt: null,
        minimumAmount: null,
        usageLimit: null,
        usageLimitPerAccount: 1,
        purchaseTypes: ['subscription'],
        firstPurchaseOnly: true,
        _owner: null,
      },
      timesUsed: 1,
      timesUsedByAccount: 1,
      renewals: 0,
    });
    expect(await findPromoRule(server.context.db, 'ABONE20', null)).toMatchObject({
      timesUsed: 1,
      timesUsedByAccount: 0,
      renewals: 0,
    });
    expect(await findPromoRule(server.context.db, 'NOSUCHCODE', null)).toBe(null);
  });

  test('are counted once per purchase, up to their limit; a cancelled purchase returns its use', async () => {
    expect([await use('ABONE20', elif, 'purchase-1'), await use('ABONE20', elif, 'purchase-2')]).toEqual([true, false]);
    await cancelUse('purchase-1');
    expect(await use('ABONE20', elif, 'purchase-2')).toBe(true);
  });

  test('are reserved by an open payment, not counted for its own account, and released after it', async () => {
    const { db, ids, clock } = server.context;
    const [mine, other] = [await signInAs(server), await signInAs(server)];
    const code = 'SONUNCU';
    await db.insert(promoCodes).values({
      id: ids.next(),
      code,
      kind: 'percent',
      isActive: true,
      percent: 10,
      usageLimit: 1,
      firstPurchaseOnly: false,
      createdAt: clock.now(),
    });
    const timesUsed = async ({ account }: SignedInAccount) => (await findPromoRule(db, code, account.id))?.timesUsed;
    const reserve = (account: SignedInAccount, purchaseId: string) =>
      withTransaction(db, (tx) => reservePromoUse(tx, newUse(code, account, purchaseId)));
    expect([await reserve(mine, 'open-1'), await reserve(other, 'open-2')]).toEqual([true, false]);
    expect([await timesUsed(mine), await timesUsed(other)]).toEqual([0, 1]);
    await withTransaction(db, (tx) => releasePromoUse(tx, 'open-1'));
    expect([await timesUsed(other), await reserve(other, 'open-2')]).toEqual([0, true]);
    await withTransaction(db, (tx) => confirmPromoUse(tx, 'open-2', clock.now()));
    await withTransaction(db, (tx) => releasePromoUse(tx, 'open-2'));
    expect(await timesUsed(other)).toBe(1);
  });

  test('do not pass their limit when two purchases use the last one at once', async () => {
    const other = await signInAs(server);
    const both = await Promise.all([use('HOSGELDIN', other, 'purchase-a'), use('HOSGELDIN', other, 'purchase-b')]);
    expect(both.toSorted()).toEqual([false, true]);
  });
});

describe('the code that is applied by itself', () => {
  test('is OGRENCI for a student, and null for a charity [PROMO-4]', async () => {
    expect([await codeOf(elif), await codeOf(charity)]).toEqual([
      { defaultPromoCode: 'OGRENCI' },
      { defaultPromoCode: null },
    ]);
  });
});

describe('the family code', () => {
  test('is made of the name, stays the same and can be chosen [PROMO-13]', async () => {
    const first = await familyCode(elif);
    expect(first).toEqual({
      code: expect.stringMatching(/^SUKRAN[A-HJ-NP-Z2-9]{4}$/),
      shareUrl: `http://localhost:3000/?familyCode=${first.code}`,
      friendDiscountPercent: 10,
      rewardAmount: 30,
      useCount: 0,
      earnedAmount: 0,
      isStopped: false,
    });
    expect(await familyCode(elif)).toEqual(first);
    const edited = await call('PATCH', 'promo-code/edit', elif, { code: 'ELIFTEN' });
    expect([edited.status, edited.body.data.code]).toEqual([200, 'ELIFTEN']);
    expect(await findPromoRule(server.context.db, first.code, null)).toBe(null);
    const other = await signInAs(server);
    const taken = [
      await call('PATCH', 'promo-code/edit', other, { code: 'ELIFTEN' }),
      await call('PATCH', 'promo-code/edit', other, { code: 'MERCAN10' }),
      await call('PATCH', 'promo-code/edit', other, { code: 'KAMPUS50' }),
      await call('PATCH', 'promo-code/edit', other, { code: 'elıf-ten' }),
      await call('PATCH', 'promo-code/edit', other, { code: 'beş' }),
    ];
    expect(taken.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
      '409 CODE_TAKEN',
      '409 CODE_TAKEN',
      '409 CODE_TAKEN',
      '409 CODE_TAKEN',
      '400 VALIDATION',
    ]);
  });

  test('is created once by simultaneous requests', async () => {
    const other = await signInAs(server);
    const codes = await Promise.all([familyCode(other), familyCode(other), familyCode(other)]);
    expect(new Set(codes.map(({ code }) => code)).size).toBe(1);
  });

  test('pays its owner when the friend’s order can no longer be returned [PROMO-14]', async () => {
    const { db } = server.context;
    const friend = await signInAs(server, { firstName: 'Zeynep', lastName: 'Kaya' });
    const { code } = await familyCode(elif);
    expect([await use(code, friend, 'friends-1'), await use(code, friend, 'friends-2')]).toEqual([true, false]);
    await decideUses({ 'friends-1': 'final' });
    await decideUses({ 'friends-1': 'final' });
    expect((await findAccount(db, elif.account.id))?.balanceKurus).toBe(1000 + 3000);
    expect(await familyCode(elif)).toMatchObject({ useCount: 1, earnedAmount: 30 });
    const history = await call('GET', 'promo-code/usage-history', elif);
    expect(history.body.data).toEqual({
      items: [
        {
          _id: expect.any(String),
          name: 'Z*** K***',
          usedAt: '2026-03-02T09:00:00.000Z',
          status: 'EARNED',
          rewardAmount: 30,
        },
      ],
      pageInfo: { page: 0, limit: 10, total: 1 },
    });
  });

  test('rewards, cancels or waits by the status of the purchase', async () => {
    const zehra = await signInAs(server, { firstName: 'Zehra' });
    const { code } = await familyCode(zehra);
    const [kept, returned, recent] = ['kept', 'returned', 'recent'];
    for (const purchaseId of [kept, returned, recent]) await use(code, await signInAs(server), purchaseId);
    const statuses = { [kept]: 'final', [returned]: 'off', [recent]: 'open' } as const;
    await decideUses(statuses);
    await decideUses(statuses);
    const { items } = (await call('GET', 'promo-code/usage-history', zehra)).body.data;
    expect(items.map(({ status }: { status: string }) => status).toSorted()).toEqual([
      'CANCELLED',
      'EARNED',
      'PENDING',
    ]);
    expect(await familyCode(zehra)).toMatchObject({ useCount: 2, earnedAmount: 30 });
    expect((await findAccount(server.context.db, zehra.account.id))?.balanceKurus).toBe(3000);
  });

  test('is not for charities [ACCESS-5]', async () => {
    const answers = [
      await call('GET', 'promo-code', charity),
      await call('GET', 'promo-code/usage-history', charity),
      await call('GET', 'coupons', charity),
      await call('POST', 'coupons/redeem', charity, { code: 'KAMPUS50' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
});

describe('coupons', () => {
  test('become balance, once per account [PROMO-12]', async () => {
    const selin = await signInAs(server, { startBalanceKurus: 250 });
    const redeem = (code: string) => call('POST', 'coupons/redeem', selin, { code });
    const redeemed = await redeem(' kampus50 ');
    const coupon = {
      _id: expect.any(String),
      code: 'KAMPUS50',
      partner: 'Kampüs Kart',
      kind: 'balance',
      amount: 50,
      redeemedAt: '2026-03-02T09:00:00.000Z',
    };
    expect(redeemed.body.data).toEqual({ coupon, balance: 52.5 });
    const refused = [await redeem('KAMPUS50'), await redeem('KITAP40'), await redeem('YOKBOYLE')];
    expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
      '422 COUPON_USED',
      '422 COUPON_EXPIRED',
      '422 COUPON_INVALID',
    ]);
    expect((await call('GET', 'coupons', selin)).body.data).toEqual([coupon]);
    expect((await call('GET', 'coupons', elif)).body.data).toEqual([]);
  });

  test('become a personal code for one use', async () => {
    const selin = await signInAs(server);
    const { coupon, balance } = (await call('POST', 'coupons/redeem', selin, { code: 'SAHIL30' })).body.data;
    expect([coupon.kind, coupon.amount, balance]).toEqual(['promoCode', 30, 0]);
    const found = await findPromoRule(server.context.db, coupon.code, selin.account.id);
    expect(found?.rule).toMatchObject({ kind: 'fixed', amount: 3000, usageLimit: 1 });
  });

  test('are redeemed once by two requests at once', async () => {
    const selin = await signInAs(server);
    const redeem = () => call('POST', 'coupons/redeem', selin, { code: 'KAMPUS50' });
    const both = await Promise.all([redeem(), redeem()]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await findAccount(server.context.db, selin.account.id))?.balanceKurus).toBe(5000);
  });
});
