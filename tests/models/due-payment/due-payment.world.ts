import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { expect } from '../../harness/shop-test.ts';
import type { Harness } from '../../harness/harness.ts';
import { addressIn, ask, callsWith, type Data } from '../../harness/customer.ts';
import { passMinutes } from '../../flows/support/bank.ts';
import { newCard } from '../../harness/order-request.ts';
import { saveCard } from '../../harness/saved-card.ts';
import { openAccount, type Account } from '../account.ts';
import { openFrozenShop, type FrozenShop } from '../frozen-shop.ts';
import type { Groups } from '../gate.ts';
import { watchOtherCalls } from '../other-calls.ts';
import { openBooks, openPayer, type Payer } from '../payer.ts';
import type { PlayedWorld } from '../run-flow.ts';

/** The same customer on another device, eight weeks after they bought boxes whose renewal is refused. */
export interface Ower extends Account, Payer {
  dues(): Promise<Data[]>;
  /** Begins to pay the oldest due payment there; it then waits at the bank. */
  begin(number: string): Promise<void>;
  drop(id: string): Promise<void>;
}

export interface DueWorld extends PlayedWorld {
  /** Throws until `enter`. */
  readonly ower: Ower;
  enter(): Promise<void>;
  /** Waits until the page's other requests are answered, so that advancing time does not time them out. */
  quiet(): Promise<void>;
  /** The payment that waits at the gate: its body and its key. */
  paymentAtGate(): Promise<{ body: object; key: string }>;
}

const ends = (end: string) => (url: URL) => url.pathname.endsWith(end);

const groups: Groups = {
  find: ends('/user/due-payments/has-active'),
  pay: ends('/user/due-payments/pay'),
  drop: ends('/user/due-payments/delete'),
  abandon: ends('/abandon'),
};

const eightWeeks = 57 * 24 * 60;
const boxes = 3;

async function openOwer(harness: Harness): Promise<Ower> {
  const { shopUrl } = harness;
  const buyer = await openAccount(shopUrl);
  const { data: home } = await buyer.call('POST', 'user/addresses', addressIn({ line: 'Moda Caddesi No 12' }));
  for (let box = 0; box < boxes; box += 1)
    await saveCard(shopUrl, buyer.call, home._id, 'subscription', 'renewalDeclines');
  await passMinutes(harness, eightWeeks);
  const { email, password } = buyer;
  const signIn = () => ask(`${shopUrl}/api/public/user/auth/login`, 'POST', { body: { email, password } });
  const { token } = (await signIn()).data;
  const call = callsWith(shopUrl, (await signIn()).data.token);
  const dues = async () => (await call('POST', 'user/due-payments/has-active')).data.duePayments;
  const payer = openPayer(shopUrl, { call, addressId: home._id, payAt: 'user/due-payments/pay' });
  return {
    ...buyer,
    ...payer,
    token,
    call,
    dues,
    async begin(number) {
      const [{ _id, price }] = await dues();
      const { saveCard: _save, ...card } = newCard(number, false);
      await payer.send(
        { _duePayment: _id, price: { chargedAmount: price.chargedAmount, _currency: 'TRY' }, card },
        randomUUID(),
      );
    },
    async drop(id) {
      await call('POST', 'user/due-payments/delete', { _duePayment: id });
    },
  };
}

export function openDueWorld(browser: Browser, harness: Harness): DueWorld {
  let shop: FrozenShop | null = null;
  let ower: Ower | null = null;
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
    get ower() {
      if (!ower) throw new Error('no customer has entered yet');
      return ower;
    },
    async enter() {
      ower = await openOwer(harness);
      books = await openBooks(harness, ower);
      shop = await openFrozenShop(browser, harness, groups, { token: ower.token });
      const { page, tick } = shop;
      others = watchOtherCalls(page, groups);
      await page.goto('/account', { waitUntil: 'commit' });
      // Time may be advanced once the rest of the page is loaded.
      const title = () => page.evaluate(() => document.querySelector('main h1')?.textContent ?? '').catch(() => '');
      await expect.poll(() => tick().then(title)).toContain('Merhaba');
    },
    quiet: () => others!.quiet(),
    async paymentAtGate() {
      const request = await theShop().gate.waiting('pay', theShop().tick);
      return { body: request.postDataJSON(), key: (await request.headerValue('idempotency-key'))! };
    },
    look: () =>
      theShop().page.evaluate(() => {
        const part = document.querySelector('main [data-due]');
        const shown = (name: string) => part?.querySelector(`[${name}]`)?.getAttribute(name) ?? null;
        return {
          path: location.pathname,
          state: part?.getAttribute('data-due') ?? null,
          bank: document.querySelector('main [data-flow=three-d-secure]')?.getAttribute('data-state') ?? null,
          money: shown('data-money'),
          notice: shown('data-notice'),
          decline: shown('data-decline'),
        };
      }),
    judge: () => books!.judge(theShop()),
  };
}
