import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import type { Harness } from '../../harness/harness.ts';
import { findProduct } from '../../harness/customer.ts';
import { saveCard } from '../../harness/saved-card.ts';
import { openFrozenShop, type FrozenShop } from '../frozen-shop.ts';
import type { Groups } from '../gate.ts';
import { watchOtherCalls } from '../other-calls.ts';
import { openBooks, openPayer, type Payer } from '../payer.ts';
import type { PlayedWorld } from '../run-flow.ts';
import { openSubscriber, type Subscriber } from '../subscriber.ts';

/** The subscription's card: it passes, needs the holder's code at the bank, or is gone there. */
export type PayingCard = 'passes' | 'wantsHolder' | 'gone';

/** The same customer on another device, who has the next box sent today. */
export interface Sender extends Subscriber, Payer {
  /** Orders the next box there; the payment then waits at the bank. */
  begin(): Promise<void>;
  /** Sets the card that pays the subscription from now on. */
  payWith(card: PayingCard): Promise<void>;
  /** Adds something to the next box or removes it again: its price changes. */
  reprice(): Promise<void>;
}

export interface NowWorld extends PlayedWorld {
  /** Throws until `enter`. */
  readonly sender: Sender;
  enter(): Promise<void>;
  /** Waits until the page's other requests are answered, so that advancing time does not time them out. */
  quiet(): Promise<void>;
  /** The payment that waits at the gate: its body and its key. */
  paymentAtGate(): Promise<{ body: object; key: string }>;
}

const ends = (end: string) => (url: URL) => url.pathname.endsWith(end);

const groups: Groups = {
  find: (url) => /\/user\/attempts\/(open|orderNow\/by-key\/[^/]+)$/.test(url.pathname),
  status: (url) => /\/user\/attempts\/orderNow\/[^/]+\/status$/.test(url.pathname),
  preview: ends('/preview'),
  pay: ends('/subscriptions/order-immediately'),
  abandon: ends('/abandon'),
};

async function openSender(harness: Harness): Promise<Sender> {
  const { shopUrl } = harness;
  const subscriber = await openSubscriber(harness, 'storedNeedsChallenge');
  const { call, addressId } = subscriber;
  await saveCard(shopUrl, call, addressId);
  const cards = (await call('POST', 'user/cards/read')).data;
  const idOf = (digits: string) => cards.find((card: { lastFourDigits: string }) => card.lastFourDigits === digits)._id;
  const ids = { passes: idOf('0008'), wantsHolder: idOf('0151') };
  const { _id: more } = await findProduct(shopUrl, 'tampon-mini-8');
  const payAt = 'user/subscriptions/order-immediately';
  const payer = openPayer(shopUrl, { call, addressId, payAt });
  const setToken = (set: string) =>
    harness.change(`update saved_cards set card_token = ${set} where id = '${ids.passes}'`);
  let quantity = 0;
  let paysWith: PayingCard = 'wantsHolder';
  return {
    ...subscriber,
    ...payer,
    begin: async () => payer.send(await subscriber.orderOfNow(), randomUUID()),
    async payWith(card) {
      if (card === paysWith) return;
      if (paysWith === 'gone') await setToken("replace(card_token, 'gone ', '')");
      await subscriber.act('edit', {
        action: 'EDIT_SUBSCRIPTION',
        _card: card === 'wantsHolder' ? ids.wantsHolder : ids.passes,
      });
      if (card === 'gone') await setToken("'gone ' || card_token");
      paysWith = card;
    },
    async reprice() {
      quantity = 1 - quantity;
      await subscriber.act('add-next-purchase-extras', { products: quantity ? [{ _product: more, quantity }] : [] });
    },
  };
}

export function openNowWorld(browser: Browser, harness: Harness): NowWorld {
  let shop: FrozenShop | null = null;
  let sender: Sender | null = null;
  let others: ReturnType<typeof watchOtherCalls> | null = null;
  let books: Awaited<ReturnType<typeof openBooks>> | null = null;
  const theShop = () => {
    if (!shop) throw new Error('nothing was opened yet');
    return shop;
  };
  return {
    get shop() {
      return theShop();
    },
    get isOpen() {
      return shop !== null;
    },
    get sender() {
      if (!sender) throw new Error('no customer has entered yet');
      return sender;
    },
    async enter() {
      sender = await openSender(harness);
      books = await openBooks(harness, sender);
      shop = await openFrozenShop(browser, harness, groups, { token: sender.token });
      others = watchOtherCalls(shop.page, groups);
      await shop.page.goto(`/account/subscription/${sender.subscriptionId}`, { waitUntil: 'commit' });
    },
    quiet: () => others!.quiet(),
    async paymentAtGate() {
      const request = await theShop().gate.waiting('pay', theShop().tick);
      return { body: request.postDataJSON(), key: (await request.headerValue('idempotency-key'))! };
    },
    look: () =>
      theShop().page.evaluate(() => {
        const part = document.querySelector('main [data-now]');
        return {
          path: location.pathname,
          state: part?.getAttribute('data-now') ?? null,
          bank: document.querySelector('main [data-flow=three-d-secure]')?.getAttribute('data-state') ?? null,
          money: part?.querySelector('[data-money]')?.getAttribute('data-money') ?? null,
          isRefused: part?.querySelector('[role=alert]') !== null,
        };
      }),
    judge: () => books!.judge(theShop()),
  };
}
