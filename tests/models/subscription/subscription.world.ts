import type { Browser } from '@playwright/test';
import type { Harness } from '../../harness/harness.ts';
import { addressIn } from '../../harness/customer.ts';
import { expect } from '../../harness/shop-test.ts';
import { type Account, openAccount } from '../account.ts';
import { openFrozenShop, type FrozenShop } from '../frozen-shop.ts';
import type { Groups } from '../gate.ts';
import type { PlayedWorld } from '../run-flow.ts';
import { openSubscriber, type Subscriber } from '../subscriber.ts';

export interface SubscriptionWorld extends PlayedWorld {
  /** The same customer on another device. Throws until `enter`. */
  readonly subscriber: Subscriber;
  /** The customer whose session the browser has; it ends, and they sign in again. */
  readonly visitor: Account;
  /** Opens the page of the own subscription, or of another customer's. */
  enter(whose?: 'own' | 'another'): Promise<void>;
  /** Acts on another device until the subscription has this state. */
  bringTo(as: 'running' | 'skipped' | 'ended'): Promise<void>;
  /** The subscription is loaded, but the status of its newest order is not. */
  loseLastOrder(): Promise<void>;
}

const actionPath = (name: string) => (url: URL) => new RegExp(`/user/subscriptions/[^/]+/${name}$`).test(url.pathname);

const unread = 'The last order could not be read: UNAVAILABLE';

const groups: Groups = {
  read: (url) => /\/user\/subscriptions\/[0-9a-f-]{20,}$/.test(url.pathname),
  lastOrder: actionPath('get-last-order-status'),
  preview: actionPath('preview'),
  perform: actionPath('(skip|unskip|rename|pause|cancel|send-next-delivery-to)'),
  undo: actionPath('undo'),
};

export function openSubscriptionWorld(browser: Browser, harness: Harness): SubscriptionWorld {
  let shop: FrozenShop | null = null;
  let subscriber: Subscriber | null = null;
  let visitor: Account | null = null;
  let isOrderLost = false;
  const theShop = () => {
    if (!shop) throw new Error('nothing was opened yet');
    return shop;
  };
  const them = () => {
    if (!subscriber) throw new Error('no customer has entered yet');
    return subscriber;
  };
  return {
    get shop() {
      return theShop();
    },
    get isOpen() {
      return shop !== null;
    },
    get subscriber() {
      return them();
    },
    get visitor() {
      if (!visitor) throw new Error('no customer has entered yet');
      return visitor;
    },
    async enter(whose = 'own') {
      subscriber = await openSubscriber(harness);
      await subscriber.call('POST', 'user/addresses', addressIn({ title: 'Annem', line: 'Bağdat Caddesi No 7' }));
      visitor = whose === 'own' ? subscriber : await openAccount(harness.shopUrl);
      shop = await openFrozenShop(browser, harness, groups, { token: visitor.token });
      await shop.page.goto(`/account/subscription/${subscriber.subscriptionId}`, { waitUntil: 'commit' });
    },
    async bringTo(as) {
      const { status, isSkipped } = await them().current();
      if (status === 'CANCELLED') await them().act('undo');
      if (isSkipped) await them().act('unskip');
      if (as === 'skipped') {
        const { version, deliveries } = await them().current();
        const { cycle } = deliveries.find(({ state }: { state: string }) => state !== 'skipped')!;
        await them().act(`skip?version=${version}&cycle=${cycle}`, { action: 'SKIP_NEXT', skipReasons: [] });
      }
      if (as === 'ended') await them().act('cancel', { _reason: 'rhythm' });
      const now = await them().current();
      expect([now.status === 'CANCELLED', now.isSkipped]).toEqual([as === 'ended', as === 'skipped']);
    },
    async loseLastOrder() {
      isOrderLost = true;
      await theShop().gate.open(['lastOrder'], 'busy');
      await theShop().gate.open(['read'], 'through');
    },
    // Spec §2: a failure to load that order is reported.
    async judge() {
      expect(theShop().troubles.splice(0)).toEqual(isOrderLost ? [expect.stringContaining(unread)] : []);
    },
    look: () =>
      theShop().page.evaluate(() => ({
        path: location.pathname,
        state: document.querySelector('main [data-state]')?.getAttribute('data-state') ?? null,
        isAsking: document.querySelector('dialog[open]') !== null,
        isRefused: document.querySelector('[role=alert]') !== null,
      })),
  };
}
