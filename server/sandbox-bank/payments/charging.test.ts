import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasValidCheckDigit } from '../cards/card-number.ts';
import { createSandboxBank, type SandboxBank } from '../sandbox-bank.ts';
import { askBank, capture, factsOf, merchantAt, NOON, purchaseRequest } from '../sandbox-bank.samples.ts';
import { answerPage, confirmPage } from '../shopper.samples.ts';
import { findTestCard, TEST_CARDS } from '../cards/test-cards.ts';

let bank: SandboxBank;
const { open, finish, pay, saveCard, renew } = merchantAt(() => bank);

beforeEach(async () => {
  bank = await createSandboxBank({ clock: { now: () => NOON } });
});
afterEach(async () => bank.close());

describe('the test cards', () => {
  it('have numbers that a card field accepts, each listed once', () => {
    expect(TEST_CARDS.filter((card) => !hasValidCheckDigit(card.number))).toEqual([]);
    expect(new Set(TEST_CARDS.map((card) => card.number)).size).toBe(TEST_CARDS.length);
    expect(new Set(TEST_CARDS.map((card) => card.behaviour)).size).toBe(TEST_CARDS.length);
  });

  it('are the only cards accepted by the bank', async () => {
    expect(findTestCard('4242424242424242')).toBeNull();
    const request = purchaseRequest('succeeds');
    const real = { ...request, card: { ...request.card, number: '4242424242424242' } };
    expect(await askBank(bank, 'POST', '/challenges', real)).toEqual({
      status: 'declined',
      code: 'cardUnknown',
      paymentId: null,
    });
    expect(bank.ledger()).toEqual([]);
  });
});

describe('what each card does to the ledger', () => {
  it('charges once when the challenge is passed and finished once', async () => {
    const reply = await pay('succeeds');
    expect(reply.status).toBe('succeeded');
    expect(reply.lines.map(({ reference, amount }) => ({ reference, amount }))).toEqual([
      { reference: 'line-1', amount: 10000 },
      { reference: 'line-2', amount: 5000 },
    ]);
    expect(bank.ledger()).toEqual([
      {
        sequence: 1,
        at: '2026-03-02T12:00:00.000Z',
        kind: 'capture',
        reference: 'attempt-1',
        paymentId: reply.paymentId,
        operationReference: null,
        transactionId: null,
        amount: 15000,
        card: '552879******0008',
        code: null,
      },
    ]);
  });

  it('charges twice when requested twice, and shows it', async () => {
    const reply = await pay('succeeds');
    await finish(reply.paymentId);
    expect(factsOf(bank.ledger())).toEqual([capture('552879******0008'), capture('552879******0008')]);
    expect(bank.totals('attempt-1')).toEqual({
      captures: 2,
      authorised: 0,
      captured: 30000,
      refunded: 0,
      cancelled: 0,
      net: 30000,
    });
  });

  it.each([
    ['insufficientFunds', '10051', '411111******1129'],
    ['doNotHonour', '10005', '412911******1111'],
    ['cardExpired', '10054', '412511******1115'],
    ['securityCodeWrong', '10084', '412411******1116'],
  ] as const)('a card with %s is declined with %s and charged nothing', async (behaviour, code, card) => {
    expect(await pay(behaviour)).toMatchObject({ status: 'declined', code });
    expect(factsOf(bank.ledger())).toEqual([{ kind: 'decline', reference: 'attempt-1', amount: 15000, card, code }]);
    expect(bank.totals().net).toBe(0);
  });

  it.each([
    ['mdStatusZero', '0'],
    ['mdStatusFour', '4'],
  ] as const)('a card with %s comes back with mdStatus %s and cannot be charged', async (behaviour, mdStatus) => {
    const opened = await open(behaviour);
    const page = await confirmPage(opened.pageUrl);
    expect(page.returnForm?.fields).toMatchObject({ status: 'failure', mdStatus, conversationId: 'attempt-1' });
    expect(await finish(opened.paymentId)).toMatchObject({ status: 'declined', code: 'challengeFailed' });
    expect(bank.ledger()).toEqual([]);
  });

  it('a card whose challenge does not start leaves no payment', async () => {
    expect(await open('initialisationFails')).toEqual({
      status: 'declined',
      code: 'initialisationFailed',
      paymentId: null,
    });
    expect(await askBank(bank, 'GET', '/payments?reference=attempt-1')).toEqual({ status: 'notFound' });
  });

  it('charges 1 lira too much when the card says so', async () => {
    await pay('chargesWrongAmount');
    expect(factsOf(bank.ledger())).toEqual([capture('454360******0060', 15100)]);
  });

  it('refuses to charge before the challenge is passed, and after it is cancelled', async () => {
    const opened = await open('succeeds');
    expect(await finish(opened.paymentId)).toMatchObject({ status: 'declined', code: 'challengeOpen' });
    await answerPage(opened.pageUrl, { action: 'cancel' });
    expect(await finish(opened.paymentId)).toMatchObject({ status: 'declined', code: 'challengeCancelled' });
    expect(bank.ledger()).toEqual([]);
  });

  it('refuses to charge another amount than the one that was opened', async () => {
    const opened = await open('succeeds');
    await confirmPage(opened.pageUrl);
    const path = `/challenges/${opened.paymentId}/finish`;
    expect(await askBank(bank, 'POST', path, { amount: 14999 })).toMatchObject({ code: 'amountMismatch' });
    expect(bank.ledger()).toEqual([]);
  });
});

describe('refunds and cancellations', () => {
  it('refund a line in parts, twice when requested twice, never more than the line', async () => {
    const paid = await pay('succeeds');
    const line = paid.lines[1]!;
    const body = { reference: 'refund-1', paymentId: paid.paymentId, transactionId: line.transactionId, amount: 2000 };
    await askBank(bank, 'POST', '/refunds', body);
    await askBank(bank, 'POST', '/refunds', body);
    expect(await askBank(bank, 'POST', '/refunds', body)).toMatchObject({ status: 'declined', code: 'exceedsCapture' });
    expect(bank.totals()).toMatchObject({ captured: 15000, refunded: 4000, net: 11000 });
    expect(await askBank(bank, 'GET', '/payments?reference=attempt-1')).toMatchObject({
      refunds: [
        { reference: 'refund-1', transactionId: line.transactionId, amount: 2000 },
        { reference: 'refund-1', transactionId: line.transactionId, amount: 2000 },
      ],
    });
  });

  it('cancel a payment once', async () => {
    const { paymentId } = await pay('succeeds');
    const body = { reference: 'cancel-1', paymentId };
    expect(await askBank(bank, 'POST', '/cancels', body)).toEqual({
      status: 'succeeded',
      paymentId,
      operationId: 'cancel-2',
    });
    expect(await askBank(bank, 'POST', '/cancels', body)).toMatchObject({ status: 'declined', code: 'cancelled' });
    expect(bank.totals()).toMatchObject({ captured: 15000, cancelled: 15000, net: 0 });
  });

  it('close an open challenge: a code entered afterwards pays nothing', async () => {
    const opened = await open('succeeds');
    await askBank(bank, 'POST', '/cancels', { reference: 'cancel-1', paymentId: opened.paymentId });
    const page = await confirmPage(opened.pageUrl);
    expect(page.returnForm?.fields).toMatchObject({ status: 'failure', mdStatus: '0' });
    expect(await finish(opened.paymentId)).toMatchObject({ status: 'declined', code: 'cancelled' });
    expect(bank.ledger()).toEqual([]);
  });

  it('are refused for the card that allows neither', async () => {
    const paid = await pay('notRefundable');
    const { paymentId } = paid;
    expect(await askBank(bank, 'POST', '/cancels', { reference: 'c', paymentId })).toMatchObject({
      code: 'notRefundable',
    });
    const body = { reference: 'r', paymentId, transactionId: paid.lines[0]!.transactionId, amount: 1 };
    expect(await askBank(bank, 'POST', '/refunds', body)).toMatchObject({ code: 'notRefundable' });
    expect(bank.totals().net).toBe(15000);
  });
});

describe('saved cards', () => {
  it('are charged without a challenge until they are deleted', async () => {
    const saved = await saveCard('succeeds');
    expect((await renew(saved)).status).toBe('succeeded');
    expect(factsOf(bank.ledger('renewal-1'))).toEqual([
      { kind: 'capture', reference: 'renewal-1', amount: 9000, card: '552879******0008', code: null },
    ]);
    const path = `/customers/${saved.customerKey}/cards`;
    expect(await askBank(bank, 'GET', path)).toEqual({ status: 'succeeded', cards: [saved] });
    expect(await askBank(bank, 'DELETE', `${path}/${saved.cardToken}`)).toEqual({ status: 'succeeded' });
    expect(await askBank(bank, 'DELETE', `${path}/${saved.cardToken}`)).toEqual({ status: 'notFound' });
    expect(await renew(saved)).toMatchObject({ status: 'declined', code: 'cardUnknown' });
  });

  it.each([
    ['renewalNeedsChallenge', '5010'],
    ['renewalDeclines', '10051'],
  ] as const)('%s: the first payment passes, the renewal is declined with %s', async (behaviour, code) => {
    const saved = await saveCard(behaviour);
    expect(await renew(saved)).toMatchObject({ status: 'declined', code });
    expect(bank.totals('renewal-1').net).toBe(0);
  });
});
