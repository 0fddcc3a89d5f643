import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { setLocked } from '../../account/index.ts';
import { allowed, eventsOf, startVisit } from '../../analytics/testing.ts';
import { savedCards } from '../../cards/testing.ts';
import { newCard, nextKey, passChallenge, type Shop, startShop } from '../../checkout/testing.ts';
import { subscriptions } from '../plan/subscriptions.tables.ts';
import {
  capturesOf,
  cyclesOf,
  liveUntil,
  owe,
  resetPassword,
  type Subscriber,
  subjectsOf,
  tokenIn,
  totalsOf,
} from '../testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true, deadlineMs: 1500 });
}, 60_000);
afterAll(() => shop.close());

type CardName = Parameters<typeof newCard>[0];
const typed = (name: CardName) => {
  const { saveCard: _save, ...card } = newCard(name);
  return card;
};
const ask = async (path: 'read' | 'pay' | 'abandon', body: object, key?: string) => {
  const answer = await shop.call('POST', `/api/public/user/mailed-payments/${path}`, {
    body,
    headers: { language: 'tr', ...(key !== undefined && { 'idempotency-key': key }) },
  });
  return { status: answer.status, code: answer.body.code, data: answer.body.data };
};
const read = (body: { token: string; key?: string; attemptId?: string }) => ask('read', body);
const pay = (
  token: string,
  { card, key = nextKey(), chargedAmount = 74.9 }: { card?: CardName; key?: string; chargedAmount?: number } = {},
) => ask('pay', { token, price: { chargedAmount, _currency: 'TRY' }, card: typed(card ?? 'succeeds') }, key);
const outcome = ({ status, code }: { status: number; code: string }) => [status, code];

const mailsOf = async ({ email }: Subscriber, kind: string) =>
  (await shop.app.context.mail.list({ recipient: email })).filter((mail) => mail.kind === kind);
/** A customer with a due delivery, and the token of the mail about it. */
async function owing(before?: (bought: Subscriber) => Promise<void>): Promise<{ elif: Subscriber; token: string }> {
  const elif = await owe(shop, 'renewalDeclines', before && { before });
  const [mail] = await mailsOf(elif, 'renewal.failed');
  return { elif, token: tokenIn(mail!.textBody) };
}
const dueOf = async (elif: Subscriber) => (await elif.call('POST', 'due-payments/has-active')).body.data.duePayments;
const payAsAccount = async (elif: Subscriber) =>
  elif.call(
    'POST',
    'due-payments/pay',
    {
      _duePayment: (await dueOf(elif))[0]._id,
      price: { chargedAmount: 74.9, _currency: 'TRY' },
      card: newCard('succeeds'),
    },
    nextKey(),
  );
const cardsOf = async ({ accountId, subscription }: Subscriber) => {
  const { db } = shop.database;
  const cards = await db.select().from(savedCards).where(eq(savedCards.accountId, accountId));
  const [stored] = await db.select().from(subscriptions).where(eq(subscriptions.id, subscription));
  return { saved: cards.map(({ lastFour }) => lastFour), isItsOwn: stored?.cardId === cards[0]?.id };
};
const statesOf = async ({ subscription }: Subscriber) =>
  (await cyclesOf(shop, subscription)).map((row) => row.replace(/ \d{4}-\d\d-\d\d/, ''));

describe('the link of a mail about a box that is due', () => {
  test('shows amount, days and contents, pays once with a card that is not saved, and is then used up [SUBSCRIPTION-14 TOKEN-5]', async () => {
    const { elif, token } = await owing();
    const before = await cardsOf(elif);
    const [mail] = await mailsOf(elif, 'renewal.failed');
    expect([mail!.htmlBody.includes('Kutumu öde'), before.saved.length]).toEqual([true, 1]);
    const seen = await read({ token });
    expect(seen).toEqual({
      status: 200,
      code: undefined,
      data: {
        due: {
          price: { chargedAmount: 74.9, _currency: 'TRY' },
          dueSince: expect.stringMatching(/^2026-04-27T06:/),
          arrival: { earliest: '2026-04-29', latest: '2026-05-02' },
          payBy: '2026-05-04',
          lines: [{ name: { tr: 'Mini tampon · 8’li', en: 'Mini tampons · 8' }, quantity: 1 }],
        },
        attempt: null,
        beside: null,
      },
    });
    expect([await read({ token }), await statesOf(elif)]).toEqual([
      seen,
      ['1 ORDERED PAID', '2 DUE DUE_PAYMENT', '3 PLANNED'],
    ]);

    const key = nextKey();
    const asked = await pay(token, { key });
    expect([asked.status, asked.data.state]).toEqual([200, 'challenging']);
    const { attemptId, redirectUrl } = asked.data;
    // The account's own page and the page of the link show the same payment.
    expect((await dueOf(elif))[0].openAttemptId).toBe(attemptId);
    expect((await read({ token })).data.attempt.attemptId).toBe(attemptId);
    expect((await payAsAccount(elif)).body.code).toBe('PAYMENT_IN_PROGRESS');

    const back = await passChallenge(redirectUrl);
    expect(back).toMatch(new RegExp(`/eyJ[^/]+\\?attempt=${attemptId}$`));
    const after = { due: null, attempt: { attemptId, state: 'paid', chargedAmount: 74.9 }, beside: null };
    for (const link of [token, tokenIn(back ?? '')])
      for (const named of [{ key }, { attemptId }])
        expect((await read({ token: link, ...named })).data).toMatchObject(after);
    expect((await pay(token, { key })).data.state).toBe('paid');
    expect(await capturesOf(shop, elif)).toEqual([7490]);
    expect([await statesOf(elif), await cardsOf(elif)]).toEqual([
      ['1 ORDERED PAID', '2 ORDERED PAID', '3 PLANNED'],
      before,
    ]);
    expect([outcome(await read({ token })), outcome(await pay(token))]).toEqual([
      [422, 'LINK_USED'],
      [422, 'LINK_USED'],
    ]);
  });

  test('pays nothing while its account is locked', async () => {
    const { elif, token } = await owing();
    await withTransaction(shop.database.db, (tx) => setLocked(tx, elif.accountId, shop.clock.now()));
    expect([outcome(await read({ token })), outcome(await pay(token))]).toEqual([
      [422, 'LINK_WITHDRAWN'],
      [422, 'LINK_WITHDRAWN'],
    ]);
    expect(await capturesOf(shop, elif)).toEqual([]);
  });

  test('records no purchase event, even for a visit that allows it', async () => {
    const { elif, token } = await owing();
    const visit = await startVisit(shop, allowed);
    const asked = await shop.call('POST', '/api/public/user/mailed-payments/pay', {
      body: { token, price: { chargedAmount: 74.9, _currency: 'TRY' }, card: typed('succeeds') },
      headers: { language: 'tr', 'idempotency-key': nextKey(), 'receiver-id': visit },
    });
    await passChallenge(asked.body.data.redirectUrl);
    expect([await capturesOf(shop, elif), await eventsOf(shop.database.db, visit)]).toEqual([[7490], []]);
  });

  test('and the account, used at the same moment, pay the box once [SUBSCRIPTION-14]', async () => {
    const { elif, token } = await owing();
    const [byMail, again, inAccount] = await Promise.all([pay(token), pay(token), payAsAccount(elif)]);
    const answers = [byMail, again, { status: inAccount.status, code: inAccount.body.code, data: inAccount.body.data }];
    const begun = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect([begun.length, refused.map(outcome)]).toEqual([
      1,
      [
        [409, 'PAYMENT_IN_PROGRESS'],
        [409, 'PAYMENT_IN_PROGRESS'],
      ],
    ]);
    const { attemptId, redirectUrl } = begun[0]!.data;
    await passChallenge(redirectUrl);
    await passChallenge(redirectUrl);
    expect([await capturesOf(shop, elif), (await totalsOf(shop, attemptId)).captures]).toEqual([[7490], 1]);
  });

  test('shows that the account is paying the box, but not that payment', async () => {
    const { elif, token } = await owing();
    const { attemptId, redirectUrl } = (await payAsAccount(elif)).body.data;
    for (const named of [{}, { attemptId }]) {
      const { data } = await read({ token, ...named });
      expect([data.beside, data.attempt]).toEqual(['thisBox', null]);
    }
    expect(outcome(await ask('abandon', { token, attemptId }))).toEqual([404, 'NOT_FOUND']);
    await passChallenge(redirectUrl);
    for (const late of [await read({ token }), await pay(token)])
      expect([outcome(late), late.data]).toEqual([[409, 'NOT_DUE'], { orderStatus: 'PAID' }]);
    expect(await capturesOf(shop, elif)).toEqual([7490]);
  });

  test('is not used up by a decline, an abandoned payment or a wrong amount', async () => {
    const { elif, token } = await owing();
    expect(outcome(await pay(token, { chargedAmount: 70 }))).toEqual([409, 'MISCALCULATION']);
    expect(outcome(await pay(token, { card: 'initialisationFails' }))).toEqual([402, 'CARD_DECLINED']);
    const declined = (await pay(token, { card: 'insufficientFunds' })).data;
    await passChallenge(declined.redirectUrl);
    const shown = (await read({ token, attemptId: declined.attemptId })).data;
    expect([shown.attempt.state, shown.attempt.declineCode, shown.due.price.chargedAmount]).toEqual([
      'declined',
      'insufficientFunds',
      74.9,
    ]);
    const left = (await pay(token)).data;
    expect((await ask('abandon', { token, attemptId: left.attemptId })).data.state).toBe('expired');
    const { redirectUrl } = (await pay(token)).data;
    await passChallenge(redirectUrl);
    expect(await capturesOf(shop, elif)).toEqual([7490]);
  });

  test('pays its own box only: a payment by another link is neither shown nor abandoned [ACCESS-10]', async () => {
    const other = await owing();
    const { attemptId, redirectUrl } = (await pay(other.token)).data;
    await passChallenge(redirectUrl);
    const { elif, token } = await owing();
    expect((await read({ token, attemptId })).data.attempt).toBeNull();
    expect(outcome(await ask('abandon', { token, attemptId }))).toEqual([404, 'NOT_FOUND']);
    expect([await capturesOf(shop, other.elif), await capturesOf(shop, elif)]).toEqual([[7490], []]);
  });

  test('is in the reminders too; it pays nothing for a cancelled box, and expires after 14 days [TOKEN-5]', async () => {
    const { elif, token } = await owing();
    const start = shop.clock.now().getTime();
    const after = (days: number) => liveUntil(shop, start + days * 86_400_000, () => shop.app.context.keys.rotate());
    await after(6.5);
    const [reminder] = await mailsOf(elif, 'renewal.reminder');
    const second = tokenIn(reminder!.textBody);
    expect([(await read({ token: second })).status, second === token]).toEqual([200, false]);
    await after(8);
    for (const late of [await read({ token: second }), await pay(second)])
      expect([outcome(late), late.data]).toEqual([[409, 'NOT_DUE'], { orderStatus: 'CANCELLED' }]);
    await after(14);
    expect([outcome(await read({ token })), outcome(await pay(token))]).toEqual([
      [422, 'LINK_EXPIRED'],
      [422, 'LINK_EXPIRED'],
    ]);
    expect(await capturesOf(shop, elif)).toEqual([]);
  });

  test('ends with a new password; a payment it began is still charged once', async () => {
    const { elif, token } = await owing();
    const { redirectUrl } = (await pay(token)).data;
    expect(await resetPassword(shop, elif, 'kasirga-2026')).toBe(200);
    for (const late of [await read({ token }), await pay(token)])
      expect(outcome(late)).toEqual([422, 'LINK_WITHDRAWN']);
    expect(await passChallenge(redirectUrl)).toMatch(/\/account\?attempt=/);
    expect([
      await capturesOf(shop, elif),
      (await subjectsOf(shop, elif.subscription, 2)).map(({ state }) => state),
    ]).toEqual([[7490], expect.arrayContaining(['over', 'paid'])]);
  });

  test('has one purpose: a link that skips does not pay, and one that pays does not skip [TOKEN-4]', async () => {
    const { elif, token } = await owing();
    const [mail] = await mailsOf(elif, 'renewal.announce');
    const skipping = tokenIn(mail!.textBody);
    for (const wrong of [skipping, `${token.slice(0, -4)}AAAA`])
      expect(outcome(await read({ token: wrong }))).toEqual([422, 'INVALID_TOKEN']);
    const { status, body } = await shop.call('POST', '/api/public/user/mailed-deliveries/read', { body: { token } });
    expect([status, body.code]).toEqual([422, 'INVALID_TOKEN']);
  });

  test('is in the account’s data export with its purpose and use, never with its token', async () => {
    const { elif, token } = await owing();
    const { redirectUrl } = (await pay(token)).data;
    await passChallenge(redirectUrl);
    const file = (await elif.call('POST', 'users/held-data/file', {})).body;
    const text = JSON.stringify(file);
    const links = file.data.parts.subscriptions.filter(({ kind }: { kind: string }) => kind === 'mailedLink');
    const of = { kind: 'mailedLink', subscriptionId: elif.subscription, cycle: 2, action: null, undoneAt: null };
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(links).toEqual([
      { ...of, purpose: 'subscriptionAction', madeAt: instant, expiresAt: instant, usedAt: null },
      { ...of, purpose: 'duePayment', madeAt: instant, expiresAt: instant, usedAt: instant },
    ]);
    expect(text).not.toContain('eyJ');
  });
});
