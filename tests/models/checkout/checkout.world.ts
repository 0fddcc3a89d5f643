import type { Browser, Request } from '@playwright/test';
import { EMPTY_CART, withPromoCode, type Cart } from '../../../domain/cart/index.ts';
import type { CheckoutMemory } from '../../../machines/checkout/index.ts';
import { expect } from '../../harness/shop-test.ts';
import type { Harness } from '../../harness/harness.ts';
import { findProduct } from '../../harness/customer.ts';
import { lineOf, type CatalogueItem } from '../../harness/catalogue-items.ts';
import { openFrozenShop, shopNow, type FrozenShop } from '../frozen-shop.ts';
import type { Groups } from '../gate.ts';
import type { PlayedWorld } from '../run-flow.ts';
import { endBrowserSession } from '../sign-in-again.ts';
import { openDevice, type Device, type Payment } from './device.ts';

export interface Entry {
  /** Number of the customer's addresses. */
  addresses?: number;
  cart?: 'pads' | 'empty';
  /** The payment in the address by which the bank sends the shopper back. */
  attempt?: Payment;
  /** Milliseconds by which the browser's clock is ahead of the server's. */
  ahead?: number;
}

export interface CheckoutWorld extends PlayedWorld {
  /** The same customer on another device. Throws until `meet`. */
  readonly device: Device;
  meet(addresses: number): Promise<Device>;
  enter(entry?: Entry): Promise<void>;
  pads(code?: string): Promise<Cart>;
  /** Another tab ends the attempt that it began. */
  endElsewhere(keySeed: string, attemptNumber: number): Promise<void>;
  /** The order that waits at the gate: its body and its key. */
  orderAtGate(): Promise<{ body: Record<string, unknown>; key: string }>;
  /** Ends the browser's session at the server: its next call is answered 401. */
  endSession(): Promise<void>;
  /** Runs `change` before the waiting call of the group is answered, and `back` after it. */
  whileAnswered(change: string, back: string, group?: 'order' | 'contracts'): Promise<void>;
}

const ends = (end: string) => (url: URL) => url.pathname.endsWith(end);
const has = (part: string) => (url: URL) => url.pathname.includes(part);

/** The checkout's own calls; the cart asks for prices at the same address, with a revision of its own. */
const isQuote = (url: URL, request?: Request) =>
  ends('/private/user/shopping/calculate')(url) && (!request || request.postData()?.includes('"revision":0') === true);

const groupsFor = (bankUrl: string, holdsBank: boolean): Groups => ({
  quote: isQuote,
  contracts: ends('/shopping/generate-distance-sales-contract'),
  order: (url) => ends('/3ds/buy-request')(url) || ends('/shopping/buy')(url),
  status: has('/3ds/buy-response/status/'),
  byKey: has('/attempts/purchase/by-key/'),
  open: ends('/user/attempts/open'),
  abandon: ends('/abandon'),
  ...(holdsBank && { bank: (url: URL) => url.origin === bankUrl }),
});

const answers = { order: /\/(buy-request|shopping\/buy)$/, contracts: /\/generate-distance-sales-contract$/ };

/** A stored checkout without an unfinished order, except for the given fields. */
const memoryOf = (
  known: Pick<CheckoutMemory, 'keySeed' | 'attemptNumber'> & Partial<CheckoutMemory>,
): CheckoutMemory => ({
  attemptKey: null,
  attemptFingerprint: null,
  agreedAt: null,
  addressId: null,
  billingAddressId: null,
  isAddressGone: false,
  ...known,
});

interface Ledger {
  entries: { kind: string }[];
}

async function countCaptures(bankUrl: string): Promise<number> {
  const { entries } = (await (await fetch(`${bankUrl}/ledger`)).json()) as Ledger;
  return entries.filter(({ kind }) => kind === 'capture').length;
}

/** The page's sentences about the money, by their mark. */
const sentences: Record<string, RegExp> = {
  notCharged: /kartından para çekilmedi|Henüz ödeme alınmadı/i,
  charged: /Ödemen alındı/,
  unknown: /Henüz bilmiyoruz: lütfen yeniden ödeme yapma|Para, ancak sen bankada onaylarsan çekilir/,
};

/** `holdsBank`: the bank's page waits at the gate too. */
export const openCheckoutWorld =
  (holdsBank = false) =>
  (browser: Browser, harness: Harness): CheckoutWorld => {
    let shop: FrozenShop | null = null;
    let device: Device | null = null;
    let capturesBefore = 0;
    let carts = 0;
    const theShop = () => {
      if (!shop) throw new Error('nothing was opened yet');
      return shop;
    };
    const theDevice = () => {
      if (!device) throw new Error('no device has been opened yet');
      return device;
    };
    /** Captures in the ledger minus paid orders. */
    const owed = async () =>
      (await countCaptures(harness.bankUrl)) - capturesBefore - (await theDevice().countOrders());
    const world: CheckoutWorld = {
      get shop() {
        return theShop();
      },
      get isOpen() {
        return shop !== null;
      },
      get device() {
        return theDevice();
      },
      async meet(addresses) {
        capturesBefore = await countCaptures(harness.bankUrl);
        device = await openDevice(harness.shopUrl, addresses);
        await harness.change(`update accounts set balance_kurus = 100 where id = '${device.id}'`);
        return device;
      },
      async pads(code) {
        const found: CatalogueItem = await findProduct(harness.shopUrl, 'pad-super-12');
        carts += 1;
        const item = lineOf(found, {
          type: 'product',
          purchaseType: 'subscription',
          quantity: carts,
          createdAt: new Date(1_770_000_000_000 + carts).toISOString(),
        });
        const cart = { ...EMPTY_CART, items: [item] };
        return code === undefined ? cart : withPromoCode(cart, code);
      },
      async enter({ addresses = 2, cart = 'pads', attempt, ahead = 0 } = {}) {
        const { id, token, addressIds } = device ?? (await world.meet(addresses));
        const memory = memoryOf({
          keySeed: `seed-${id}`,
          attemptNumber: attempt ? 1 : 0,
          attemptKey: attempt?.key ?? null,
          attemptFingerprint: attempt ? 'order' : null,
          addressId: addressIds[0] ?? null,
        });
        shop = await openFrozenShop(browser, harness, groupsFor(harness.bankUrl, holdsBank), {
          cart: cart === 'pads' ? await world.pads() : EMPTY_CART,
          local: {
            'mercan/checkout': JSON.stringify({ version: 3, owner: id, memory }),
            'mercan/open-payment': JSON.stringify({ account: id, since: null, money: 'unknown', version: 1 }),
          },
          token,
          ahead,
        });
        const way = attempt ? `?attempt=${attempt.attemptId}` : '';
        await shop.page.goto(`/checkout${way}`, { waitUntil: 'commit' });
      },
      async endElsewhere(keySeed, attemptNumber) {
        const ended = { keySeed, attemptNumber, addressId: theDevice().addressIds[0] ?? null };
        for (const attemptKey of [`${keySeed}-${attemptNumber}`, null]) {
          const memory = memoryOf({ ...ended, attemptKey });
          await theShop().keepElsewhere({
            'mercan/checkout': JSON.stringify({ version: 3, owner: theDevice().id, memory }),
          });
        }
      },
      async orderAtGate() {
        const request = await theShop().gate.waiting('order', theShop().tick);
        return { body: request.postDataJSON(), key: (await request.headerValue('idempotency-key'))! };
      },
      endSession: () => endBrowserSession(theShop(), theDevice()),
      async whileAnswered(change, back, group = 'order') {
        const { gate, page, tick } = theShop();
        await gate.waiting(group, tick);
        await harness.change(change);
        const answered = page.waitForResponse((response) => answers[group].test(response.url()));
        await gate.open([group], 'through');
        await answered;
        await harness.change(back);
      },
      async look() {
        const seen = await theShop().page.evaluate(() => {
          const root = document.querySelector('main [data-flow=checkout]');
          const door = document.querySelector('main [data-state=expired]');
          const money = document.querySelector('main output[data-money]');
          return {
            path: location.pathname,
            state: root?.getAttribute('data-state') ?? null,
            bank: document.querySelector('main [data-flow=three-d-secure]')?.getAttribute('data-state') ?? null,
            isSignInAsked: door !== null,
            money: money?.getAttribute('data-money') ?? null,
            sentence: money?.textContent ?? '',
            notice: document.querySelector('main [data-notice]')?.getAttribute('data-notice') ?? null,
            decline: document.querySelector('main [data-decline]')?.getAttribute('data-decline') ?? null,
          };
        });
        const { sentence, ...rest } = seen;
        const said = Object.keys(sentences).filter((money) => sentences[money]!.test(sentence));
        return { ...rest, said: said.join(' ') };
      },
      async judge() {
        // Lets the reconciler ask the bank again about payments without an answer.
        if ((await owed()) !== 0) await outliveBank(theShop());
        await expect.poll(owed, { message: 'captures in the ledger without a paid order' }).toBe(0);
      },
    };
    return world;
  };

/** Moves the shop's clock past the end of every open payment, and the browser's clock to the same time. */
export async function outliveBank({ harness, context }: FrozenShop): Promise<void> {
  const to = new Date((await shopNow(harness)) + 11 * 60_000).toISOString();
  await fetch(`${harness.shopUrl}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to }),
  });
  await context.clock.setSystemTime(to);
}
