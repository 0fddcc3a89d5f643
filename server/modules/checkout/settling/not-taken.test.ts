import { request as httpRequest, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { formatLira, kurus } from '../../../../domain/money/index.ts';
import type { App } from '../../../app.ts';
import { moveBalance } from '../../account/index.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import {
  answerPage,
  confirmPage,
  newCard,
  nextKey,
  openShopper,
  passChallenge,
  postReturnForm,
  type Shop,
  type Shopper,
  startShop,
  stopAt,
} from '../testing.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let shop: Shop;
let other: App;
beforeAll(async () => {
  shop = await startShop({ deadlineMs: 1500 });
  other = await shop.another();
}, 60_000);
afterAll(async () => {
  await other.close();
  await shop.close();
});
afterEach(() => shop.setFaults(null));

type Wanted = Parameters<Shopper['checkout']>[0];
type Started = { shopper: Shopper; attemptId: string; redirectUrl: string; amount: number };

async function start(
  card: Parameters<typeof newCard>[0],
  { shopper, wanted = { once: 1 } }: { shopper?: Shopper; wanted?: Wanted } = {},
): Promise<Started> {
  const buyer = shopper ?? (await openShopper(shop));
  const answer = await buyer.buy('3ds/buy-request', await buyer.checkout(wanted, newCard(card)));
  const { attemptId, redirectUrl, amount } = answer.body.data;
  return { shopper: buyer, attemptId, redirectUrl, amount: Math.round(amount * 100) };
}

const stateOf = async ({ shopper, attemptId }: Started): Promise<string> =>
  (await shopper.status(attemptId)).body.data.state;

/** Lets seconds pass in which only the reconciler runs. */
async function letPass(...seconds: number[]): Promise<void> {
  for (const some of seconds) {
    shop.clock.advance({ seconds: some });
    await shop.runJobs('reconcile-payments');
  }
}
const toTheEnd = () => letPass(10, 60, 900, 7200, 60);

/** The mails to a shopper, without the welcome mail. */
async function mailsTo({ email }: Shopper) {
  const mails = await shop.app.context.mail.list({ recipient: email });
  return mails
    .filter(({ kind }) => kind !== 'welcome')
    .map(({ kind, language, recipient, subject, textBody: text }) => ({ kind, language, recipient, subject, text }));
}
const kindsTo = async (shopper: Shopper) => (await mailsTo(shopper)).map(({ kind }) => kind);

describe('a customer who was not shown that nothing was charged is sent a mail', () => {
  test('a refusal while no page polls: ten seconds later, once, with the reason', async () => {
    const { shopper, redirectUrl, amount } = await start('insufficientFunds');
    await passChallenge(redirectUrl);
    const job = shop.app.context.jobs.all().find(({ name }) => name === 'reconcile-payments');
    expect(await job?.nextDue?.()).toEqual(new Date(shop.clock.now().getTime() + 10_000));
    await letPass(9);
    expect(await mailsTo(shopper)).toEqual([]);
    await letPass(1);
    const mail = {
      kind: 'paymentNotTaken',
      language: 'tr',
      recipient: shopper.email,
      subject: 'Mercan: ödemen tamamlanmadı',
      text: [
        'Merhaba Ada,',
        `${formatLira(kurus(amount))} tutarındaki ödemen tamamlanmadı. Kartının limiti yetmedi. Para çekilmedi.`,
        'Bu denemeden sipariş oluşmadı. Arada yeniden sipariş verdiysen o geçerli; vermediysen dilediğinde yeniden deneyebilirsin:',
        `${shop.app.context.config.publicUrl}/cart`,
      ].join('\n\n'),
    };
    expect(await mailsTo(shopper)).toEqual([mail]);
    await toTheEnd();
    expect(await mailsTo(shopper)).toEqual([mail]);
  });

  test('a tab closed at the bank, partly paid from the balance: the balance is returned', async () => {
    const shopper = await openShopper(shop, {}, 'en');
    await withTransaction(shop.database.db, (tx) =>
      moveBalance(tx, {
        id: shop.app.context.ids.next(),
        accountId: shopper.accountId,
        reason: 'REFUND',
        amountKurus: 2500,
        orderId: null,
        now: shop.clock.now(),
      }),
    );
    const { amount } = await start('succeeds', { shopper, wanted: { subscribed: 4, useAccountBalance: true } });
    await letPass(601, 10);
    expect(await mailsTo(shopper)).toEqual([
      {
        kind: 'paymentNotTaken',
        language: 'en',
        recipient: shopper.email,
        subject: 'Mercan: your payment did not go through',
        text: [
          'Hello Ada,',
          `Your payment of ${formatLira(kurus(amount))} did not go through. The time to approve has run out. You have not been charged.`,
          'The ₺25,00 we had set aside from your account balance has been returned to it.',
          'No order or subscription was created. If you have placed another order since, that one stands; if not, you can try again whenever you like:',
          `${shop.app.context.config.publicUrl}/en/cart`,
        ].join('\n\n'),
      },
    ]);
  });

  test('a wrong amount that was charged and refunded is mailed, also after the page showed the decline', async () => {
    const started = await start('chargesWrongAmount');
    const { shopper, redirectUrl, amount } = started;
    await passChallenge(redirectUrl);
    expect(await stateOf(started)).toBe('declined');
    await toTheEnd();
    const [mail, ...more] = await mailsTo(shopper);
    expect(more).toEqual([]);
    expect(mail?.text.split('\n\n')[1]).toBe(
      `${formatLira(kurus(amount))} tutarındaki ödemen tamamlanmadı. Banka başka bir tutar çekti; tamamı sana iade edildi.`,
    );
  });

  test('`unknown` for longer than a page waits, even when the page then receives the end', async () => {
    const started = await start('hangsBeforeCharge');
    await passChallenge(started.redirectUrl);
    expect(await stateOf(started)).toBe('unknown');
    shop.clock.advance({ minutes: 11 });
    expect(await stateOf(started)).toBe('expired');
    await letPass(10);
    const [mail] = await mailsTo(started.shopper);
    expect(mail?.text.split('\n\n')[1]).toBe(
      `${formatLira(kurus(started.amount))} tutarındaki ödemen tamamlanmadı. Bankandan zamanında cevap gelmedi, ödemeyi kapattık. Para çekilmedi.`,
    );
    await toTheEnd();
    expect(await kindsTo(started.shopper)).toEqual(['paymentNotTaken']);
  });

  test('an end returned by `attempts/open` does not count as shown', async () => {
    const { shopper, attemptId } = await start('succeeds');
    shop.clock.advance({ minutes: 11 });
    expect((await shopper.call('GET', 'attempts/open')).body.data).toMatchObject({
      attemptId,
      state: 'expired',
      acknowledgedAt: null,
    });
    await letPass(10);
    expect(await kindsTo(shopper)).toEqual(['paymentNotTaken']);
  });

  test('a request aborted before the bank refused', async () => {
    const shopper = await openShopper(shop);
    const body = JSON.stringify(await shopper.checkout({ once: 1 }, newCard('initialisationFails')));
    const stop = stopAt(shop, 'afterStart');
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<ServerResponse>();
    shop.app.server.server.once('request', (_request: unknown, response: ServerResponse) => arrive(response));
    const url = `${shop.app.context.config.publicUrl}/api/private/user/shopping/3ds/buy-request`;
    const page = httpRequest(url, {
      method: 'POST',
      agent: false,
      headers: {
        authorization: `Bearer ${shopper.token}`,
        'content-type': 'application/json',
        'idempotency-key': nextKey(),
      },
    });
    page.on('error', () => undefined);
    page.end(body);
    await stop.reached;
    const answer = await arrived;
    const hungUp = new Promise((resolve) => answer.once('close', resolve));
    page.destroy();
    await hungUp;
    stop.go();
    await vi.waitFor(() => expect(answer.writableEnded).toBe(true));
    await letPass(10);
    expect(await kindsTo(shopper)).toEqual(['paymentNotTaken']);
  });

  test('two processes that notify at once send one mail', async () => {
    const { shopper, redirectUrl } = await start('doNotHonour');
    await passChallenge(redirectUrl);
    shop.clock.advance({ seconds: 10 });
    await Promise.all([
      shop.runJobs('reconcile-payments'),
      other.context.jobs.runNow('reconcile-payments'),
      shop.runJobs('reconcile-payments'),
    ]);
    await toTheEnd();
    expect(await kindsTo(shopper)).toEqual(['paymentNotTaken']);
  });
});

describe('a customer who was answered at once gets no mail', () => {
  test('a refusal that the page reads', async () => {
    const started = await start('insufficientFunds');
    await passChallenge(started.redirectUrl);
    shop.clock.advance({ seconds: 9 });
    expect(await stateOf(started)).toBe('declined');
    await toTheEnd();
    expect(await mailsTo(started.shopper)).toEqual([]);
  });

  test('an end that the reconciler found first', async () => {
    const started = await start('succeeds');
    await letPass(600);
    expect(await stateOf(started)).toBe('expired');
    await toTheEnd();
    expect(await mailsTo(started.shopper)).toEqual([]);
  });

  test('a refusal in the answer to the order itself', async () => {
    const shopper = await openShopper(shop);
    const body = await shopper.checkout({ once: 1 }, newCard('initialisationFails'));
    expect((await shopper.buy('3ds/buy-request', body)).status).toBe(402);
    await toTheEnd();
    expect(await mailsTo(shopper)).toEqual([]);
  });

  test('a payment that the shopper called off, here or at the bank', async () => {
    const here = await start('succeeds');
    const { body } = await here.shopper.call('POST', `attempts/purchase/${here.attemptId}/abandon`);
    expect(body.data.state).toBe('expired');
    const there = await start('succeeds');
    await postReturnForm(await answerPage(there.redirectUrl, { action: 'cancel' }));
    expect(await stateOf(there)).toBe('declined');
    await toTheEnd();
    expect([await mailsTo(here.shopper), await mailsTo(there.shopper)]).toEqual([[], []]);
  });

  test.each([
    [3, []],
    [4, ['paymentNotTaken']],
  ])('the bank answers after %s s while the page polls: mails %j', async (seconds, mails) => {
    const started = await start('insufficientFunds');
    const page = await confirmPage(started.redirectUrl);
    const stop = stopAt(shop, 'afterFinish');
    const back = postReturnForm(page);
    await stop.reached;
    expect(await stateOf(started)).toBe('settling');
    shop.clock.advance({ seconds });
    stop.go();
    await back;
    expect(await stateOf(started)).toBe('declined');
    await toTheEnd();
    expect(await kindsTo(started.shopper)).toEqual(mails);
  });

  test('a payment that was made', async () => {
    const { shopper, redirectUrl } = await start('succeeds');
    await passChallenge(redirectUrl);
    await toTheEnd();
    expect(await kindsTo(shopper)).toEqual(['orderConfirmation']);
  });
});
