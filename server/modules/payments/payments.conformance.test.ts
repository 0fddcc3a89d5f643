import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { kurus } from '../../../domain/money/index.ts';
import type { ChallengeStarted, PaymentsPort, StartChallenge } from './provider/index.ts';
import { CARDS, openIyzico, openSandboxBank, type TestProvider } from './payments.providers.samples.ts';
import { newCard, startRequest } from './payments.samples.ts';

const renewal = ({ customerKey, cardToken }: { customerKey: string; cardToken: string }, reference = 'renewal-1') => {
  const { amount, lines, buyer, locale } = startRequest(CARDS.succeeds);
  const card = { kind: 'stored', customerKey, cardToken } as const;
  return { reference, amount, lines, buyer, locale, card, initiator: 'renewal' } as const;
};

describe.each([
  ['the sandbox bank', openSandboxBank],
  ['iyzico', openIyzico],
] as const)('the payments port over %s', (_name, open) => {
  let provider: TestProvider;
  let port: PaymentsPort;
  beforeEach(async () => {
    provider = await open();
    port = provider.port;
  });
  afterEach(async () => provider.close());

  async function start(request: StartChallenge): Promise<ChallengeStarted> {
    const started = await port.startChallenge(request);
    if (started.outcome !== 'pending') throw new Error(`Not started: ${JSON.stringify(started)}`);
    return started;
  }

  /** Opens, answers at the bank, reads the callback: everything up to the charge. */
  async function challenge(request: StartChallenge, isRight = true) {
    const started = await start(request);
    const callback = port.readCallback(await provider.answerChallenge(started, isRight));
    const { reference, purpose, amount } = request;
    return { reference, purpose, amount, paymentId: started.paymentId, callback };
  }

  async function pay(request: StartChallenge) {
    const paid = await port.finishChallenge(await challenge(request));
    if (paid.outcome !== 'succeeded') throw new Error(`Not paid: ${JSON.stringify(paid)}`);
    return paid.capture;
  }

  /** Runs a charge that gets no answer, and aborts waiting for it. */
  async function giveUp<Outcome>(reference: string, charge: (options: { signal: AbortSignal }) => Promise<Outcome>) {
    const waiting = new AbortController();
    const silent = provider.whenSilent(reference);
    const outcome = charge({ signal: waiting.signal });
    await silent;
    waiting.abort();
    return outcome;
  }

  it('takes the asked amount once, and gives every charged line a transaction id', async () => {
    const capture = await pay(startRequest(CARDS.succeeds));
    const [first, second] = capture.lines.map((line) => line.transactionId);
    expect(capture).toMatchObject({
      amount: 23780,
      lines: [
        { reference: 'line-1', transactionId: first, amount: 11890 },
        { reference: 'line-2', transactionId: second, amount: 11890 },
      ],
      card: { bin: '552879', lastFour: '0008', association: 'MASTER_CARD' },
      savedCard: null,
    });
    expect(new Set([first, second, undefined]).size).toBe(3);
    expect(provider.moneyOf('attempt-1')).toEqual({ charges: 1, net: 23780 });
  });

  it('looks up the pending step, then the capture; another reference is not found', async () => {
    const started = await start(startRequest(CARDS.succeeds));
    const query = { reference: 'attempt-1', paymentId: null, purpose: 'purchase', amount: kurus(23780) } as const;
    const { paymentId } = started;
    expect(await port.lookup(query)).toEqual({ outcome: 'pending', paymentId, step: 'challengeOpen' });
    await provider.answerChallenge(started, true);
    expect(await port.lookup(query)).toEqual({ outcome: 'pending', paymentId, step: 'challengePassed' });
    const paid = await port.finishChallenge({ ...query, paymentId, callback: null });
    const found = await port.lookup(query);
    expect(paid.outcome === 'succeeded' && found).toEqual({
      ...paid,
      capture: { ...(paid.outcome === 'succeeded' && paid.capture), refunds: [] },
    });
    expect(await port.lookup({ ...query, reference: 'another' })).toEqual({ outcome: 'notFound' });
  });

  it('declines with the shop’s code, and the provider’s code for the log', async () => {
    const request = await challenge(startRequest(CARDS.insufficientFunds));
    expect(await port.finishChallenge(request)).toEqual({
      outcome: 'declined',
      code: 'insufficientFunds',
      retryable: true,
      providerCode: '10051',
      paymentId: request.paymentId,
    });
    expect(provider.moneyOf('attempt-1').net).toBe(0);
  });

  it.each([
    ['a card that fails it', CARDS.mdStatusZero, true],
    ['a shopper who gives up', CARDS.succeeds, false],
  ])('a challenge not passed (%s) is declined, and nothing is charged', async (_case, card, isRight) => {
    const request = await challenge(startRequest(card), isRight);
    expect(request.callback).toMatchObject({ reference: 'attempt-1', passed: false, mdStatus: '0' });
    expect(await port.finishChallenge(request)).toMatchObject({ outcome: 'declined', retryable: true });
    expect(provider.moneyOf('attempt-1')).toEqual({ charges: 0, net: 0 });
  });

  it('a challenge that cannot start is declined', async () => {
    expect(await port.startChallenge(startRequest(CARDS.initialisationFails))).toMatchObject({
      outcome: 'declined',
      code: 'challengeNotStarted',
    });
  });

  it('a timeout before the charge is unknown; the look-up is pending, and finishing again charges once', async () => {
    const request = await challenge(startRequest(CARDS.silentBefore));
    const answer = await giveUp('attempt-1', async (options) => port.finishChallenge(request, options));
    expect(answer).toEqual({ outcome: 'unknown', reason: 'timeout' });
    expect(await port.lookup(request)).toMatchObject({ outcome: 'pending', step: 'challengePassed' });
    expect(await port.finishChallenge({ ...request, callback: null })).toMatchObject({ outcome: 'succeeded' });
    expect(provider.moneyOf('attempt-1')).toEqual({ charges: 1, net: 23780 });
  });

  it('a timeout after the charge is unknown, never declined; the look-up finds the capture', async () => {
    const request = await challenge(startRequest(CARDS.silentAfter));
    const answer = await giveUp('attempt-1', async (options) => port.finishChallenge(request, options));
    expect(answer).toEqual({ outcome: 'unknown', reason: 'timeout' });
    expect(await port.lookup(request)).toMatchObject({ outcome: 'succeeded', capture: { amount: 23780 } });
    expect(provider.moneyOf('attempt-1')).toEqual({ charges: 1, net: 23780 });
  });

  it('a refusal with an unlisted code is unknown, never declined; the look-up finds the capture', async () => {
    const request = await challenge(startRequest(CARDS.answersUnlistedCode));
    expect(await port.finishChallenge(request)).toEqual({ outcome: 'unknown', reason: 'unlistedCode' });
    expect(await port.lookup(request)).toMatchObject({ outcome: 'succeeded', capture: { amount: 23780 } });
    expect(provider.moneyOf('attempt-1')).toEqual({ charges: 1, net: 23780 });
  });

  it('money that lands after a refusal is found by the look-up', async () => {
    const request = await challenge(startRequest(CARDS.declinesThenLands));
    const refused = { outcome: 'declined', code: 'doNotHonour' };
    expect(await port.finishChallenge(request)).toMatchObject(refused);
    expect(await port.lookup(request)).toMatchObject(refused);
    provider.release('attempt-1');
    expect(await port.lookup(request)).toMatchObject({ outcome: 'succeeded', capture: { amount: 23780 } });
    expect(provider.moneyOf('attempt-1')).toEqual({ charges: 1, net: 23780 });
  });

  it('money that lands after a timeout and `notFound` is found by the look-up', async () => {
    const request = await challenge(startRequest(CARDS.landsLate));
    const answer = await giveUp('attempt-1', async (options) => port.finishChallenge(request, options));
    expect(answer).toMatchObject({ outcome: 'unknown' });
    expect(await port.lookup(request)).toEqual({ outcome: 'notFound' });
    expect(provider.moneyOf('attempt-1')).toEqual({ charges: 0, net: 0 });
    provider.release('attempt-1');
    expect(await port.lookup(request)).toMatchObject({ outcome: 'succeeded', capture: { amount: 23780 } });
  });

  it('while a cancel is not reported, the look-up has refunds null, not an empty list', async () => {
    const request = await challenge(startRequest(CARDS.losesReports));
    await port.finishChallenge(request);
    const cancel = { reference: 'cancel-1', paymentId: request.paymentId, ip: '203.0.113.7' };
    const answer = await giveUp('attempt-1', async (options) => port.cancel(cancel, options));
    expect(answer).toMatchObject({ outcome: 'unknown' });
    expect(provider.moneyOf('attempt-1').net).toBe(0);
    expect(await port.lookup(request)).toMatchObject({ outcome: 'succeeded', capture: { refunds: null } });
    provider.release('attempt-1');
    expect(await port.lookup(request)).toMatchObject({ outcome: 'declined', code: 'cancelled' });
  });

  it('waits no longer than its deadline', async () => {
    const request = await challenge(startRequest(CARDS.silentAfter));
    expect(await provider.impatient.finishChallenge(request)).toEqual({ outcome: 'unknown', reason: 'timeout' });
  });

  it('an unreachable provider is unknown', async () => {
    const request = await challenge(startRequest(CARDS.succeeds));
    await provider.close();
    expect(await port.lookup(request)).toEqual({ outcome: 'unknown', reason: 'network' });
  });

  it('a wrong charged amount is refunded and declined, also in the look-up', async () => {
    const request = await challenge(startRequest(CARDS.overcharges));
    expect(await port.finishChallenge(request)).toMatchObject({ outcome: 'declined', code: 'amountMismatch' });
    expect(provider.moneyOf('attempt-1')).toMatchObject({ net: 0 });
    expect(await port.lookup(request)).toMatchObject({ outcome: 'declined', code: 'cancelled' });
  });

  it('a callback that was tampered with is not read; one of another attempt charges nothing', async () => {
    const started = await start(startRequest(CARDS.mdStatusZero));
    const form = await provider.answerChallenge(started, true);
    expect(port.readCallback({ ...form, mdStatus: '1', status: 'success' })).toBeNull();
    expect(port.readCallback({})).toBeNull();
    const other = await challenge(startRequest(CARDS.succeeds, { reference: 'attempt-2' }));
    const query = { ...other, reference: 'attempt-1', paymentId: started.paymentId };
    expect(await port.finishChallenge(query)).toMatchObject({ outcome: 'declined', code: 'challengeFailed' });
    expect(provider.moneyOf('attempt-2')).toEqual({ charges: 0, net: 0 });
  });

  it('a line is refunded in parts, up to its amount', async () => {
    const { paymentId, lines } = await pay(startRequest(CARDS.succeeds));
    const { transactionId } = lines[0]!;
    const refund = { reference: 'refund-1', paymentId, transactionId, amount: kurus(1890), ip: '203.0.113.7' };
    const given = { reference: 'refund-1', transactionId, amount: 1890 };
    expect(await port.refund(refund)).toMatchObject({ outcome: 'succeeded', refund: given });
    expect(await port.refund({ ...refund, reference: 'refund-2', amount: kurus(10001) })).toMatchObject({
      outcome: 'declined',
      code: 'notRefundable',
    });
    expect(
      await port.lookup({ reference: 'attempt-1', paymentId, purpose: 'purchase', amount: kurus(23780) }),
    ).toMatchObject({ outcome: 'succeeded', capture: { refunds: [given] } });
    expect(provider.moneyOf('attempt-1')).toEqual({ charges: 1, net: 21890 });
    expect(await port.refund({ ...refund, transactionId: 'nothing' })).toEqual({ outcome: 'notFound' });
  });

  it('a payment is cancelled once; the look-up says so', async () => {
    const { paymentId } = await pay(startRequest(CARDS.succeeds));
    const cancel = { reference: 'cancel-1', paymentId, ip: '203.0.113.7' };
    expect(await port.cancel(cancel)).toMatchObject({ outcome: 'succeeded', paymentId });
    expect(await port.cancel(cancel)).toMatchObject({ outcome: 'declined' });
    const query = { reference: 'attempt-1', paymentId, purpose: 'purchase', amount: kurus(23780) } as const;
    expect(await port.lookup(query)).toMatchObject({ outcome: 'declined', code: 'cancelled' });
    expect(await port.cancel({ ...cancel, paymentId: '1' })).toEqual({ outcome: 'notFound' });
  });

  it('a card that allows neither cancel nor refund declines both', async () => {
    const { paymentId, lines } = await pay(startRequest(CARDS.notRefundable));
    const common = { reference: 'back-1', paymentId, ip: '203.0.113.7' };
    const declined = { outcome: 'declined', code: 'notRefundable', retryable: false };
    expect(await port.cancel(common)).toMatchObject(declined);
    const { transactionId } = lines[0]!;
    expect(await port.refund({ ...common, transactionId, amount: kurus(1) })).toMatchObject(declined);
  });

  it('a card check saves the card and gives its authorisation back', async () => {
    const line = { reference: 'check', name: 'Kart kontrolü', amount: kurus(100), kind: 'virtual' } as const;
    const capture = await pay(
      startRequest(CARDS.succeeds, {
        purpose: 'cardCheck',
        amount: kurus(100),
        lines: [line],
        card: newCard(CARDS.succeeds, { save: true }),
      }),
    );
    expect(provider.moneyOf('attempt-1').net).toBe(0);
    const { customerKey, cardToken } = capture.savedCard!;
    const query = { reference: 'attempt-1', paymentId: null, purpose: 'cardCheck', amount: kurus(100) } as const;
    expect(await port.lookup(query)).toMatchObject({ outcome: 'succeeded', capture: { savedCard: { cardToken } } });
    expect(await port.listCards(customerKey)).toMatchObject({
      outcome: 'succeeded',
      cards: [{ customerKey, cardToken, bin: '552879', lastFour: '0008' }],
    });
  });

  async function savedCard(number: string) {
    const capture = await pay(startRequest(number, { card: newCard(number, { save: true }) }));
    return capture.savedCard!;
  }

  it('a saved card is charged without a challenge, until it is deleted', async () => {
    const saved = await savedCard(CARDS.succeeds);
    expect(await port.chargeStored(renewal(saved))).toMatchObject({ outcome: 'succeeded', capture: { amount: 23780 } });
    expect(provider.moneyOf('renewal-1')).toEqual({ charges: 1, net: 23780 });
    expect(await port.deleteCard(saved)).toEqual({ outcome: 'succeeded' });
    expect(await port.deleteCard(saved)).toEqual({ outcome: 'notFound' });
    expect(await port.listCards('unknown-customer')).toEqual({ outcome: 'notFound' });
  });

  it('a renewal that needs a challenge is declined with challengeRequired', async () => {
    const saved = await savedCard(CARDS.renewalNeedsChallenge);
    expect(await port.chargeStored(renewal(saved))).toMatchObject({
      outcome: 'declined',
      code: 'challengeRequired',
      providerCode: '5010',
    });
    expect(provider.moneyOf('renewal-1')).toEqual({ charges: 0, net: 0 });
  });

  it('a renewal without an answer is found by its reference alone', async () => {
    const request = await challenge(
      startRequest(CARDS.silentAfter, { card: newCard(CARDS.silentAfter, { save: true }) }),
    );
    await giveUp('attempt-1', async (options) => port.finishChallenge(request, options));
    const first = await port.lookup(request);
    const saved = first.outcome === 'succeeded' ? first.capture.savedCard! : { customerKey: '', cardToken: '' };
    const charge = renewal(saved, 'renewal-2');
    const answer = await giveUp('renewal-2', async (options) => port.chargeStored(charge, options));
    expect(answer).toEqual({ outcome: 'unknown', reason: 'timeout' });
    const query = { reference: 'renewal-2', paymentId: null, purpose: 'purchase', amount: kurus(23780) } as const;
    expect(await port.lookup(query)).toMatchObject({ outcome: 'succeeded' });
    expect(provider.moneyOf('renewal-2')).toEqual({ charges: 1, net: 23780 });
  });
});
