import { createServer } from 'node:http';
import { SANDBOX_MERCHANT_KEY, type SandboxBank } from './sandbox-bank.ts';
import { confirmPage } from './shopper.samples.ts';
import type { LedgerEntry } from './books/ledger.ts';
import { type CardBehaviour, TEST_CARDS } from './cards/test-cards.ts';

export const NOON = new Date('2026-03-02T12:00:00.000Z');

export function cardNumber(behaviour: CardBehaviour): string {
  const card = TEST_CARDS.find((candidate) => candidate.behaviour === behaviour);
  if (!card) throw new Error(`No test card that ${behaviour}`);
  return card.number;
}

/** A merchant's request for a purchase of 150.00 lira in two lines. */
export function purchaseRequest(behaviour: CardBehaviour, over: { reference?: string; callbackUrl?: string } = {}) {
  return {
    reference: 'attempt-1',
    purpose: 'purchase',
    amount: 15000,
    lines: [
      { reference: 'line-1', amount: 10000 },
      { reference: 'line-2', amount: 5000 },
    ],
    locale: 'tr',
    callbackUrl: 'http://localhost:9/callback',
    card: {
      kind: 'new',
      holder: 'Ada Lovelace',
      number: cardNumber(behaviour),
      expireMonth: '12',
      expireYear: '2030',
      securityCode: '123',
      save: false,
    },
    ...over,
  };
}

export interface MerchantReply {
  status: string;
  paymentId: string;
  pageUrl: string;
  code: string;
  lines: { reference: string; transactionId: string; amount: number }[];
  savedCard: { customerKey: string; cardToken: string } | null;
}

/** Calls the bank's merchant API. Rejects when the bank hangs up without an answer. */
export async function askBank(
  bank: SandboxBank,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<MerchantReply> {
  const response = await fetch(`${bank.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${SANDBOX_MERCHANT_KEY}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const reply: MerchantReply = await response.json();
  return reply;
}

/** The ledger without fields that differ from run to run. */
export function factsOf(entries: readonly LedgerEntry[]) {
  return entries.map(({ kind, reference, amount, card, code }) => ({ kind, reference, amount, card, code }));
}

/** A merchant's most frequent calls, to the bank that `current` returns. */
export function merchantAt(current: () => SandboxBank) {
  const open = async (behaviour: CardBehaviour, over: Parameters<typeof purchaseRequest>[1] = {}) =>
    askBank(current(), 'POST', '/challenges', purchaseRequest(behaviour, over));

  const finish = async (paymentId: string, signal?: AbortSignal) =>
    askBank(current(), 'POST', `/challenges/${paymentId}/finish`, { amount: 15000 }, signal);

  return {
    open,
    finish,
    pay: async (behaviour: CardBehaviour) => {
      const opened = await open(behaviour);
      await confirmPage(opened.pageUrl);
      return finish(opened.paymentId);
    },
    saveCard: async (behaviour: CardBehaviour) => {
      const request = purchaseRequest(behaviour);
      const body = { ...request, card: { ...request.card, save: true } };
      const opened = await askBank(current(), 'POST', '/challenges', body);
      await confirmPage(opened.pageUrl);
      const { savedCard } = await finish(opened.paymentId);
      if (!savedCard) throw new Error('The bank did not keep the card');
      return savedCard;
    },
    renew: async ({ customerKey, cardToken }: { customerKey: string; cardToken: string }) =>
      askBank(current(), 'POST', '/charges', {
        reference: 'renewal-1',
        amount: 9000,
        lines: [{ reference: 'line-1', amount: 9000 }],
        locale: 'tr',
        initiator: 'renewal',
        card: { kind: 'stored', customerKey, cardToken },
      }),
  };
}

/** The ledger's entry for `purchaseRequest`, charged to `card`. */
export function capture(card: string, amount = 15000) {
  return { kind: 'capture', reference: 'attempt-1', amount, card, code: null };
}

/** A shop that records callbacks and answers 303. */
export async function startShop() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(303, { location: '/paid' }).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}/callback/attempt-1`,
    forms: () => bodies.map((body) => Object.fromEntries(new URLSearchParams(body))),
    close: async () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}
