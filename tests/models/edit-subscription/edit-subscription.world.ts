import type { Browser } from '@playwright/test';
import { type Cart, EMPTY_CART } from '../../../domain/cart/index.ts';
import { findProduct } from '../../harness/customer.ts';
import type { Harness } from '../../harness/harness.ts';
import { lineOf } from '../../harness/catalogue-items.ts';
import { saveCard } from '../../harness/saved-card.ts';
import { type Ledger, openLedger } from '../../flows/support/ledger.ts';
import { expect } from '../../harness/shop-test.ts';
import { type Account, openAccount } from '../account.ts';
import { openFrozenShop, type FrozenShop } from '../frozen-shop.ts';
import type { Groups } from '../gate.ts';
import { watchOtherCalls } from '../other-calls.ts';
import { openPayer, type Payer } from '../payer.ts';
import type { PlayedWorld } from '../run-flow.ts';
import { openSubscriber, type Subscriber } from '../subscriber.ts';

export interface EditWorld extends PlayedWorld {
  /** The same customer on another device. Throws until `enter`. */
  readonly subscriber: Subscriber & Payer;
  /** The customer whose session the browser has. */
  readonly visitor: Account;
  /** Opens the edit of the own subscription, or of another customer's. */
  enter(whose?: 'own' | 'another'): Promise<void>;
  /** Opens it from the cart, which contains tampons. */
  enterFromCart(): Promise<void>;
  /** Waits until the page's other requests are answered, so that advancing time does not time them out. */
  quiet(): Promise<void>;
}

const ends = (end: string) => (url: URL) => url.pathname.endsWith(end);

const groups: Groups = {
  read: (url) => /\/user\/subscriptions\/[0-9a-f-]{20,}$/.test(url.pathname),
  price: ends('/preview'),
  save: ends('/edit'),
};

const known = <Known>(what: Known | null): Known => {
  if (what === null) throw new Error('nothing was opened yet');
  return what;
};

export function openEditWorld(browser: Browser, harness: Harness): EditWorld {
  let shop: FrozenShop | null = null;
  let subscriber: (Subscriber & Payer) | null = null;
  let visitor: Account | null = null;
  let ledger: Ledger | null = null;
  let others: ReturnType<typeof watchOtherCalls> | null = null;
  async function open(whose: 'own' | 'another', cart?: Cart): Promise<void> {
    const buyer = await openSubscriber(harness, 'storedNeedsChallenge', 2);
    const { call, addressId, subscriptionId } = buyer;
    await saveCard(harness.shopUrl, call, addressId);
    const payAt = 'user/subscriptions/order-immediately';
    subscriber = { ...buyer, ...openPayer(harness.shopUrl, { call, addressId, payAt }) };
    ledger = await openLedger(harness);
    visitor = whose === 'own' ? buyer : await openAccount(harness.shopUrl);
    shop = await openFrozenShop(browser, harness, groups, { token: visitor.token, ...(cart && { cart }) });
    others = watchOtherCalls(shop.page, groups);
    const way = cart ? '?from=cart' : '';
    await shop.page.goto(`/account/subscription/edit/${subscriptionId}${way}`, { waitUntil: 'commit' });
    // Everything that the edit offers is loaded, except the subscription itself.
    await shop.gate.waiting('read', shop.tick);
    await others.quiet();
  }
  return {
    get shop() {
      return known(shop);
    },
    get isOpen() {
      return shop !== null;
    },
    get subscriber() {
      return known(subscriber);
    },
    get visitor() {
      return known(visitor);
    },
    enter: (whose = 'own') => open(whose),
    async enterFromCart() {
      const wanted = { type: 'product', purchaseType: 'subscription', createdAt: '2026-11-20T09:00:00.000Z' } as const;
      const line = lineOf(await findProduct(harness.shopUrl, 'tampon-mini-8'), wanted);
      await open('own', { ...EMPTY_CART, items: [line] });
    },
    quiet: () => known(others).quiet(),
    look: () =>
      known(shop).page.evaluate(() => {
        const main = document.querySelector('main');
        const checked = (name: string) => main?.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)?.value;
        return {
          path: location.pathname,
          state: main?.querySelector('[data-state]')?.getAttribute('data-state') ?? null,
          scope: checked('scope') ?? null,
          isRefused: main?.querySelector('[role=alert]') !== null,
        };
      }),
    // Nothing is charged for an edit.
    judge: async () => expect(await known(ledger).kinds()).toEqual([]),
  };
}
