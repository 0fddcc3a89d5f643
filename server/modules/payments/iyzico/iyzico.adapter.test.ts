import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { kurus } from '../../../../domain/money/index.ts';
import { newCard, startRequest } from '../payments.samples.ts';
import { sign } from '../provider/index.ts';
import { createIyzicoProvider } from './iyzico.adapter.ts';
import { fromPrice, priceInSignature, toPrice } from './iyzico.amounts.ts';
import { FAKE_KEYS, startFakeIyzico } from './fake-iyzico.samples.ts';

describe('prices', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [11890, '118.90'],
    [100000, '1000.00'],
  ])('%i kuruş is written %s and read back', (amount, text) => {
    expect(toPrice(kurus(amount))).toBe(text);
    expect(fromPrice(text)).toBe(amount);
  });

  it('read any number of decimals, and refuse anything but whole kuruş', () => {
    expect(['1', '1.1', '1.10000000', '0.29'].map(fromPrice)).toEqual([100, 110, 110, 29]);
    expect(['1.005', '-1', '1e2', '', undefined, '1,10'].map(fromPrice)).toEqual(Array(6).fill(null));
  });

  it('drop trailing zeros in a signature', () => {
    expect(['118.90000000', '100.00', '100', '0.05'].map(priceInSignature)).toEqual(['118.9', '100', '100', '0.05']);
  });
});

const period = (from: string, until: string) => ({ from: new Date(from), until: new Date(until) });

describe('the iyzico adapter', () => {
  let fake: Awaited<ReturnType<typeof startFakeIyzico>>;
  beforeEach(async () => {
    fake = await startFakeIyzico();
  });
  afterEach(async () => fake.close());

  const provider = (over: Partial<typeof FAKE_KEYS> = {}) =>
    createIyzicoProvider({ ...FAKE_KEYS, ...over, baseUrl: fake.url, deadlineMs: 2000 });

  it('sends the documented body: prices as text, lines that sum to them, no free line', async () => {
    await provider().startChallenge(
      startRequest('5528790000000008', { card: newCard('5528790000000008', { save: true }) }),
    );
    const address = {
      contactName: 'Ada Lovelace',
      address: 'Moda Cad. 12 D:3',
      city: 'İstanbul',
      country: 'Turkey',
      zipCode: '34710',
    };
    expect(fake.calls).toEqual([
      {
        path: '/payment/3dsecure/initialize',
        body: {
          locale: 'tr',
          conversationId: 'attempt-1',
          price: '237.80',
          paidPrice: '237.80',
          currency: 'TRY',
          installment: 1,
          basketId: 'attempt-1',
          paymentChannel: 'WEB',
          paymentGroup: 'PRODUCT',
          callbackUrl: 'http://localhost:9/payments/callback/attempt-1',
          paymentCard: {
            cardHolderName: 'Ada Lovelace',
            cardNumber: '5528790000000008',
            expireMonth: '12',
            expireYear: '2030',
            cvc: '123',
            registerCard: 1,
          },
          buyer: {
            id: 'customer-1',
            name: 'Ada',
            surname: 'Lovelace',
            email: 'ada@example.com',
            identityNumber: '11111111111',
            registrationAddress: 'Moda Cad. 12 D:3',
            city: 'İstanbul',
            country: 'Turkey',
            ip: '203.0.113.7',
          },
          shippingAddress: address,
          billingAddress: address,
          basketItems: [
            { id: 'line-1', name: 'Ped 12 adet', category1: 'Kişisel bakım', itemType: 'PHYSICAL', price: '118.90' },
            { id: 'line-2', name: 'Bağış', category1: 'Kişisel bakım', itemType: 'VIRTUAL', price: '118.90' },
          ],
        },
      },
    ]);
  });

  it('checks a card by a pre-authorisation', async () => {
    await provider().startChallenge(startRequest('5528790000000008', { purpose: 'cardCheck' }));
    expect(fake.calls.map((call) => call.path)).toEqual(['/payment/3dsecure/initialize/preauth']);
  });

  it('gives the bank’s HTML as a document of an origin of its own, which no page frames', async () => {
    const started = await provider().startChallenge(startRequest('5528790000000008'));
    expect(started.outcome === 'pending' && started.page).toEqual({
      kind: 'document',
      html: `<form id="bank">${started.outcome === 'pending' ? started.paymentId : ''}</form>`,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          "sandbox allow-forms allow-scripts allow-top-navigation allow-popups; frame-ancestors 'none'",
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      },
    });
  });

  it('treats a reply with a wrong signature as unknown, never as succeeded', async () => {
    const started = await provider().startChallenge(startRequest('5528790000000008'));
    const paymentId = started.outcome === 'pending' ? started.paymentId : '';
    fake.answerChallenge(paymentId, true);
    fake.forge();
    const request = {
      reference: 'attempt-1',
      paymentId,
      purpose: 'purchase',
      amount: kurus(23780),
      callback: null,
    } as const;
    expect(await provider().finishChallenge(request)).toEqual({ outcome: 'unknown', reason: 'signature' });
  });

  it('reads the books of some days page by page: one movement for each payment and refund', async () => {
    const shop = provider();
    const started = await shop.startChallenge(startRequest('5528790000000008'));
    const paymentId = started.outcome === 'pending' ? started.paymentId : '';
    const callback = shop.readCallback(fake.answerChallenge(paymentId, true));
    const request = { reference: 'attempt-1', paymentId, purpose: 'purchase', amount: kurus(23780), callback } as const;
    const taken = await shop.finishChallenge(request);
    const transactionId = taken.outcome === 'taken' ? taken.capture.lines[1]!.transactionId : '';
    await shop.refund({ reference: 'refund-1', paymentId, transactionId, amount: kurus(1890), ip: '203.0.113.7' });

    expect(await shop.settlement(period('2026-03-01T21:00:00Z', '2026-03-02T21:00:00Z'))).toEqual({
      outcome: 'succeeded',
      rows: [
        { kind: 'capture', paymentId, reference: 'attempt-1', amount: 23780 },
        { kind: 'refund', paymentId, reference: 'refund-1', amount: 1890 },
      ],
    });
    expect(await shop.settlement(period('2026-03-02T21:00:00Z', '2026-03-04T21:00:00Z'))).toEqual({
      outcome: 'succeeded',
      rows: [],
    });
    expect(await provider({ secretKey: 'wrong' }).settlement(period('2026-03-01', '2026-03-02'))).toEqual({
      outcome: 'unknown',
      reason: 'providerError',
    });
  });

  it('treats wrong keys as an error, not as a decline', async () => {
    const stranger = provider({ secretKey: 'wrong' });
    expect(await stranger.startChallenge(startRequest('5528790000000008'))).toEqual({
      outcome: 'unknown',
      reason: 'providerError',
    });
  });
});

describe('iyzico’s webhook', () => {
  const { readNotice } = createIyzicoProvider({ ...FAKE_KEYS, baseUrl: 'http://127.0.0.1:9', deadlineMs: 1 });
  const body = JSON.stringify({
    paymentConversationId: 'attempt-1',
    merchantId: '7',
    paymentId: 22416032,
    status: 'SUCCESS',
    iyziReferenceCode: 'r-1',
    iyziEventType: 'THREE_DS_AUTH',
    iyziEventTime: 1758707160164,
  });
  const signature = sign(FAKE_KEYS.secretKey, `${FAKE_KEYS.secretKey}THREE_DS_AUTH22416032attempt-1SUCCESS`);

  it('names the payment when its signature fits', () => {
    expect(readNotice({ headers: { 'x-iyz-signature-v3': signature }, body })).toEqual({
      reference: 'attempt-1',
      paymentId: '22416032',
    });
  });

  it.each([
    ['no signature', {}, body],
    ['another status', { 'x-iyz-signature-v3': signature }, body.replace('SUCCESS', 'FAILURE')],
    ['no JSON', { 'x-iyz-signature-v3': signature }, '<xml>'],
    ['null', { 'x-iyz-signature-v3': signature }, 'null'],
  ])('is not read with %s', (_case, headers, text) => {
    expect(readNotice({ headers, body: text })).toBeNull();
  });
});
