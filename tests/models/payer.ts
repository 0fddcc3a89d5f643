import { randomUUID } from 'node:crypto';
import { cardNumber } from '../flows/support/bank.ts';
import { newCard, orderRequest } from '../harness/order-request.ts';
import { passBank } from '../harness/saved-card.ts';
import type { Call } from '../harness/customer.ts';
import { expect } from '../harness/shop-test.ts';
import type { Harness } from '../harness/harness.ts';
import { outliveBank } from './checkout/checkout.world.ts';
import type { FrozenShop } from './frozen-shop.ts';
import { openLedger } from '../flows/support/ledger.ts';

type Attempt = { kind: string; attemptId: string; redirectUrl: string | null; endedAt: string | null };

const pathOf = ({ kind, attemptId }: Attempt) => `user/attempts/${kind}/${attemptId}`;

/** Actions of a customer on a payment, on another device or at the bank. */
export interface Payer {
  /** The attempt that is open. */
  open(): Promise<Attempt | null>;
  /** Sends a payment as the page made it, under its key. */
  send(body: object, key: string): Promise<void>;
  /** Begins another purchase. */
  buy(): Promise<void>;
  /** Enters the code at the bank for the open attempt. */
  approve(): Promise<void>;
  /** Abandons the open attempt, without acknowledging its end. */
  abandon(): Promise<void>;
  /** Abandons an open attempt and acknowledges its end. */
  settle(): Promise<void>;
  countPaid(): Promise<number>;
}

/** `payAt`: the API path to which the page sends its payments. */
export function openPayer(
  shopUrl: string,
  { call, addressId, payAt }: { call: Call; addressId: string; payAt: string },
): Payer {
  const left = async (): Promise<Attempt | null> => (await call('GET', 'user/attempts/open')).data;
  const payer: Payer = {
    async open() {
      const attempt = await left();
      return attempt?.endedAt === null ? attempt : null;
    },
    async send(body, key) {
      await call('POST', payAt, body, key);
    },
    async buy() {
      const card = newCard(cardNumber('succeeds'), false);
      await call(
        'POST',
        'user/shopping/3ds/buy-request',
        await orderRequest(shopUrl, call, { addressId, card }),
        randomUUID(),
      );
    },
    async approve() {
      await passBank((await payer.open())!.redirectUrl!);
    },
    async abandon() {
      await call('POST', `${pathOf((await payer.open())!)}/abandon`);
    },
    async settle() {
      if (await payer.open()) await payer.abandon();
      const attempt = await left();
      if (attempt) await call('POST', `${pathOf(attempt)}/acknowledge`);
    },
    async countPaid() {
      const { items } = (await call('POST', 'getAllOrders', { limit: 100 })).data;
      return items.filter(({ status }: { status: string }) => status === 'PAID').length;
    },
  };
  return payer;
}

/** `judge` asserts that every capture since this call has a paid order of this customer. */
export async function openBooks(
  harness: Harness,
  { countPaid }: Pick<Payer, 'countPaid'>,
): Promise<{ judge(shop: FrozenShop): Promise<void> }> {
  const ledger = await openLedger(harness);
  const before = await countPaid();
  const owed = async () => (await ledger.captures()) - ((await countPaid()) - before);
  return {
    async judge(shop) {
      // Lets the reconciler ask the bank again about payments without an answer.
      if ((await owed()) !== 0) await outliveBank(shop);
      await expect.poll(owed, { message: 'captures in the ledger without a paid order' }).toBe(0);
    },
  };
}
