import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findAccount } from '../account/index.ts';
import { signInAgain } from '../auth/testing.ts';
import { productTypeId } from '../catalog/index.ts';
import { newCard, nextKey, openShopper, type Shop, type Shopper, startShop, tampons } from '../checkout/testing.ts';
import { moveAlong, orders, placeOrders, toTheDoor } from '../orders/testing.ts';
import { resetPassword, tokenIn } from '../subscriptions/testing.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ config: { sessionSeconds: 60 * 24 * 3600 } });
}, 60_000);
afterAll(() => shop.close());

type Customer = Shopper & { orderId: string };
const allowed = () => ({ startBalanceKurus: 1_000_000, emailConsentAt: shop.clock.now() });

async function deliver(shopper: Shopper, wanted: Parameters<Shopper['checkout']>[0] = { once: 2 }): Promise<string> {
  const body = await shopper.checkout({ useAccountBalance: true, ...wanted }, newCard('succeeds'));
  const [orderId] = (await shopper.buy('buy', body)).body.data.orderIds;
  await moveAlong(shop.app.context, orderId, ...toTheDoor);
  return orderId;
}

/** A customer whose super pads were delivered now. */
async function receive(account: Parameters<typeof openShopper>[1] = allowed()): Promise<Customer> {
  const shopper = await openShopper(shop, account);
  return { ...shopper, orderId: await deliver(shopper) };
}

const run = () => shop.runJobs('review-reminders');
const later = async (days: number) => {
  shop.clock.advance({ days });
  await shop.app.context.keys.rotate();
};
const reminders = async ({ email }: Shopper) =>
  (await shop.app.context.mail.list({ recipient: email })).filter(({ kind }) => kind === 'reviewReminder');
const count = async (shopper: Shopper) => (await reminders(shopper)).length;
const readLink = async (token: string, session?: string) => {
  const answer = await shop.call('POST', '/api/public/user/review-reminders/read', {
    body: { token },
    ...(session && { token: session }),
  });
  return answer.status === 200 ? answer.body.data : [answer.status, answer.body.code];
};
const review = (customer: Customer, type: Parameters<typeof productTypeId>[0] = 'pad') =>
  shop.call('POST', '/api/reviews_service/v1/review', {
    token: customer.token,
    body: {
      reviewItems: [{ _productType: productTypeId(type), point: 5 }],
      kvkkAgreementsSignedDate: shop.clock.now().toISOString(),
    },
  });
const askRefund = async (customer: Customer) => {
  const { orderId } = customer;
  const { lines } = (await customer.call('GET', `refund/${orderId}/refundable-lines`)).body.data;
  const items = [{ _line: lines[0]._line, quantity: 1, reason: 'CHANGED_MIND', isUnopened: true }];
  const { refundAmount } = (await customer.call('POST', `refund/${orderId}/preview`, { items })).body.data;
  return customer.call('POST', `refund/${orderId}`, { items, refundAmount }, nextKey());
};
const change = (customer: Customer, email: boolean) =>
  shop.call('PATCH', '/api/private/user/communication-preferences', {
    token: customer.token,
    body: { email, textVersion: '2026-11' },
  });
async function reminded(): Promise<{ elif: Customer; token: string }> {
  const elif = await receive();
  await later(7);
  await run();
  return { elif, token: tokenIn((await reminders(elif))[0]!.textBody) };
}
const pads = { tr: 'Süper ped · 12’li', en: 'Super pads · 12' };

describe('a review reminder', () => {
  test('is sent after the delivery, once, whichever process runs it', async () => {
    const elif = await receive();
    shop.clock.advance({ days: 6, hours: 23 });
    await run();
    const early = await count(elif);
    shop.clock.advance({ hours: 1 });
    const other = await shop.another();
    await Promise.all([run(), other.context.jobs.runNow('review-reminders'), run()]);
    await other.close();
    await run();
    await later(1);
    await run();
    const [mail, ...more] = await reminders(elif);
    expect([early, more.length, mail!.subject]).toEqual([0, 0, 'Mercan: kutun nasıldı?']);
    expect(mail!.textBody.split('\n\n').slice(0, 3)).toEqual([
      'Merhaba Ada,',
      'Kutun bir haftadır sende: Süper ped · 12’li. Nasıldı?',
      'Puan ver, istersen bir iki satır yaz. Ne alacağını düşünenlere yol gösterir.',
    ]);
    expect(mail!.textBody).toContain(mail!.unsubscribeUrl);
  });

  test('is written in the language of the account', async () => {
    const elif = await receive({ ...allowed(), language: 'en' });
    await later(7);
    await run();
    const [mail] = await reminders(elif);
    expect([mail!.subject, mail!.textBody.includes('/en/eyJ'), mail!.unsubscribeUrl!.endsWith('&language=en')]).toEqual(
      ['Mercan: how was your box?', true, true],
    );
    expect(mail!.textBody).toContain('You’ve had your box for a week: Super pads · 12. How was it?');
  });

  test('needs consent at the time of sending', async () => {
    const never = await receive({ startBalanceKurus: 1_000_000 });
    const withdrawn = await receive();
    const given = await receive({ startBalanceKurus: 1_000_000 });
    expect([(await change(withdrawn, false)).status, (await change(given, true)).status]).toEqual([200, 200]);
    await later(7);
    await run();
    expect([await count(never), await count(withdrawn), await count(given)]).toEqual([0, 0, 1]);
    // An order without consent is not marked: after a consent it gets its reminder.
    await change(never, true);
    await later(2);
    await run();
    await change(withdrawn, true);
    await later(1);
    await run();
    expect([await count(never), await count(withdrawn)]).toEqual([1, 0]);
  });

  test('is not sent for a reviewed, refunded, reported or cancelled order, or a closed account', async () => {
    const { context } = shop.app;
    const reviewed = await receive();
    expect((await review(reviewed)).status).toBe(201);
    const refunded = await receive();
    await placeOrders(context, refunded.accountId, 'REFUNDED_FULLY');
    const cancelled = await receive();
    await placeOrders(context, cancelled.accountId, 'CANCELLED');
    const returning = await receive();
    expect((await askRefund(returning)).status).toBe(201);
    const complaining = await receive();
    await complaining.call('POST', `orders/${complaining.orderId}/problem`, { kind: 'damaged', note: 'Kutu ezilmiş.' });
    const closed = await receive();
    const { version } = (await findAccount(context.db, closed.accountId))!;
    const leaving = await closed.call('POST', `users/delete-account?version=${version}`, {
      _reason: 'other',
      note: 'Taşınıyorum.',
    });
    expect(leaving.status).toBe(200);
    const asked = await receive();
    await later(7);
    await run();
    expect([
      await count(reviewed),
      await count(refunded),
      await count(cancelled),
      await count(returning),
      await count(complaining),
      await count(closed),
      await count(asked),
    ]).toEqual([0, 0, 0, 0, 0, 0, 1]);
  });

  test('covers only the latest order of each product', async () => {
    const elif = await receive();
    const again = await deliver(elif);
    const other = await deliver(elif, { subscribed: 0, once: 1, boxes: { once: tampons, subscribed: tampons } });
    await later(7);
    await run();
    const marked = await shop.database.db
      .select({ id: orders.id, at: orders.reviewReminderAt })
      .from(orders)
      .where(eq(orders.accountId, elif.accountId));
    expect(Object.fromEntries(marked.map(({ id, at }) => [id, at !== null]))).toEqual({
      [elif.orderId]: false,
      [again]: true,
      [other]: true,
    });
    expect(await count(elif)).toBe(2);
  });

  test('is a due time of the advancing clock only while it can still be sent', async () => {
    const job = shop.app.context.jobs.all().find(({ name }) => name === 'review-reminders')!;
    await later(11);
    expect(await job.nextDue!()).toBeNull();
    await receive();
    expect(await job.nextDue!()).toEqual(new Date(shop.clock.now().getTime() + 7 * 86_400_000));
    await later(7);
    expect(await job.nextDue!()).toBeNull();
  });
});

describe('the link of a reminder', () => {
  test('gives the order, the products and whether the session is the owner’s, but no owner', async () => {
    const { elif, token } = await reminded();
    const stranger = await openShopper(shop);
    const about = { _order: elif.orderId, products: [pads] };
    expect(await readLink(token)).toEqual({ ...about, reader: 'nobody' });
    expect(await readLink(token, await signInAgain(shop.app, elif.accountId))).toEqual({ ...about, reader: 'owner' });
    expect(await readLink(token, stranger.token)).toEqual({ ...about, reader: 'other' });
  });

  test('is refused once all is reviewed, after its expiry, or after a new password [TOKEN-5]', async () => {
    const used = await reminded();
    expect((await review({ ...used.elif, token: await signInAgain(shop.app, used.elif.accountId) })).status).toBe(201);
    const moved = await reminded();
    expect(await resetPassword(shop, moved.elif, 'yagmur-defter-7')).toBe(200);
    const late = await reminded();
    const answers = async () => [await readLink(used.token), await readLink(moved.token), await readLink(late.token)];
    expect(await answers()).toEqual([
      [422, 'LINK_USED'],
      [422, 'LINK_WITHDRAWN'],
      { _order: late.elif.orderId, reader: 'nobody', products: [pads] },
    ]);
    await later(30);
    expect(await answers()).toEqual(Array.from({ length: 3 }, () => [422, 'LINK_EXPIRED']));
  });

  test('must have its own purpose, and works for no other [TOKEN-4]', async () => {
    const { elif, token } = await reminded();
    const { keys } = shop.app.context;
    const sign = async (purpose: string, audience: 'link' | 'session') =>
      (await keys.sign({ sub: elif.orderId, purpose, epoch: 1 }, 600, audience)).token;
    expect([
      await readLink(await sign('quizResult', 'link')),
      await readLink(await sign('reviewReminder', 'session')),
      await readLink(`${token.slice(0, -4)}AAAA`),
      await readLink(await sign('reviewReminder', 'link')),
    ]).toEqual([
      [422, 'INVALID_TOKEN'],
      [422, 'INVALID_TOKEN'],
      [422, 'INVALID_TOKEN'],
      { _order: elif.orderId, reader: 'nobody', products: [pads] },
    ]);
    const opened = await shop.call('POST', '/api/packets_service/v1/quiz/link', { body: { token } });
    expect([opened.status, opened.body.code]).toEqual([422, 'INVALID_TOKEN']);
  });

  test('has a link beside it that unsubscribes in one step, for good, without signing in', async () => {
    const { elif } = await reminded();
    const [mail] = await reminders(elif);
    const token = new URL(mail!.unsubscribeUrl!).searchParams.get('token')!;
    await deliver(elif, { once: 1, boxes: { once: tampons, subscribed: tampons } });
    const post = () => shop.call('POST', `/api/communication_service/v1/newsletter/unsubscribe?token=${token}`);
    expect([(await post()).status, (await post()).status]).toEqual([200, 200]);
    const session = await signInAgain(shop.app, elif.accountId);
    const read = await shop.call('GET', '/api/private/user/communication-preferences', { token: session });
    expect(read.body.data.email).toEqual({ isAllowed: false, changedAt: shop.clock.now().toISOString() });
    await later(7);
    await run();
    expect(await count(elif)).toBe(1);
  });
});
