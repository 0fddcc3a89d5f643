import { randomUUID } from 'node:crypto';
import type { Browser, Request } from '@playwright/test';
import { expect } from '../../stand/shop-test.ts';
import type { Stand } from '../../stand/stand.ts';
import { addressIn, ask, callsWith, type Data } from '../../stand/customer.ts';
import { cardNumber, passMinutes } from '../../flows/bank.ts';
import { newCard, orderRequest } from '../../stand/order-request.ts';
import { passBank, saveCard } from '../../stand/saved-card.ts';
import { openAccount, type Account } from '../account.ts';
import { outliveBank } from '../checkout/checkout.world.ts';
import { openFrozenShop, type FrozenShop } from '../frozen-shop.ts';
import type { Groups } from '../gate.ts';
import type { PlayedWorld } from '../run-flow.ts';

/** The same customer on another device, eight weeks after they bought boxes whose renewal is refused. */
export interface Ower extends Account {
  addressId: string;
  dues(): Promise<Data[]>;
  /** Begins to pay the oldest that is due there; it then waits at the bank. */
  begin(number: string): Promise<void>;
  /** Sends a payment as the page made it, under its key. */
  send(body: object, key: string): Promise<void>;
  /** Begins to buy something else. */
  buy(): Promise<void>;
  /** The attempt that is open. */
  open(): Promise<{ kind: string; attemptId: string; redirectUrl: string | null } | null>;
  /** At the bank, for the attempt that is open. */
  approve(): Promise<void>;
  drop(id: string): Promise<void>;
  /** Nothing is open any more, and no end untold. */
  settle(): Promise<void>;
  countPaid(): Promise<number>;
}

export interface DueWorld extends PlayedWorld {
  /** Throws until `enter`. */
  readonly ower: Ower;
  enter(): Promise<void>;
  /** Whatever else the page asks has been answered: time may pass without ending it. */
  quiet(): Promise<void>;
  /** The payment that waits at the gate: what it says, and under which key. */
  paymentAtGate(): Promise<{ body: object; key: string }>;
}

const ends = (end: string) => (url: URL) => url.pathname.endsWith(end);

const groups: Groups = {
  find: ends('/user/due-payments/has-active'),
  pay: ends('/user/due-payments/pay'),
  drop: ends('/user/due-payments/delete'),
  abandon: ends('/abandon'),
};

/** A call of the page that waits at no gate. */
const isElse = (request: Request) => {
  const url = new URL(request.url());
  return url.pathname.startsWith('/api/') && !Object.values(groups).some((isIn) => isIn(url));
};

const eightWeeks = 57 * 24 * 60;
const boxes = 3;

async function openOwer(stand: Stand): Promise<Ower> {
  const { shopUrl } = stand;
  const buyer = await openAccount(shopUrl);
  const { data: home } = await buyer.call('POST', 'user/addresses', addressIn({ line: 'Moda Caddesi No 12' }));
  for (let box = 0; box < boxes; box += 1)
    await saveCard(shopUrl, buyer.call, home._id, 'subscription', 'renewalDeclines');
  await passMinutes(stand, eightWeeks);
  const { email, password } = buyer;
  const signIn = () => ask(`${shopUrl}/api/public/user/auth/login`, 'POST', { body: { email, password } });
  const { token } = (await signIn()).data;
  const call = callsWith(shopUrl, (await signIn()).data.token);
  const dues = async () => (await call('POST', 'user/due-payments/has-active')).data.duePayments;
  const left = async () => (await call('GET', 'user/attempts/open')).data;
  const open: Ower['open'] = async () => {
    const attempt = await left();
    return attempt?.endedAt === null ? attempt : null;
  };
  const send: Ower['send'] = async (body, key) => {
    await call('POST', 'user/due-payments/pay', body, key);
  };
  return {
    ...buyer,
    token,
    call,
    addressId: home._id,
    dues,
    open,
    send,
    async begin(number) {
      const [{ _id, price }] = await dues();
      const { saveCard: _save, ...card } = newCard(number, false);
      await send(
        { _duePayment: _id, price: { chargedAmount: price.chargedAmount, _currency: 'TRY' }, card },
        randomUUID(),
      );
    },
    async buy() {
      const card = newCard(cardNumber('succeeds'), false);
      const order = await orderRequest(shopUrl, call, { addressId: home._id, card });
      await call('POST', 'user/shopping/3ds/buy-request', order, randomUUID());
    },
    async approve() {
      await passBank((await open())!.redirectUrl!);
    },
    async drop(id) {
      await call('POST', 'user/due-payments/delete', { _duePayment: id });
    },
    async settle() {
      const attempt = await left();
      if (!attempt) return;
      const path = `user/attempts/${attempt.kind}/${attempt.attemptId}`;
      if (attempt.endedAt === null) await call('POST', `${path}/abandon`);
      await call('POST', `${path}/acknowledge`);
    },
    countPaid: async () =>
      (await call('POST', 'getAllOrders', { limit: 100 })).data.items.filter(({ status }: Data) => status === 'PAID')
        .length,
  };
}

async function countCaptures(bankUrl: string): Promise<number> {
  const { entries } = (await (await fetch(`${bankUrl}/ledger`)).json()) as { entries: { kind: string }[] };
  return entries.filter(({ kind }) => kind === 'capture').length;
}

export function openDueWorld(browser: Browser, stand: Stand): DueWorld {
  let shop: FrozenShop | null = null;
  let ower: Ower | null = null;
  let before = 0;
  const asked = new Set<Request>();
  const theShop = () => {
    if (!shop) throw new Error('nothing was opened yet');
    return shop;
  };
  /** Captures in the ledger, less paid orders. */
  const owed = async () => (await countCaptures(stand.bankUrl)) - (await ower!.countPaid());
  return {
    get shop() {
      return theShop();
    },
    get isOpen() {
      return shop !== null;
    },
    get ower() {
      if (!ower) throw new Error('nobody was met yet');
      return ower;
    },
    async enter() {
      ower = await openOwer(stand);
      before = await owed();
      shop = await openFrozenShop(browser, stand, groups, { token: ower.token });
      const { page, tick } = shop;
      page.on('request', (request) => isElse(request) && asked.add(request));
      page.on('requestfinished', (request) => asked.delete(request));
      page.on('requestfailed', (request) => asked.delete(request));
      await page.goto('/account', { waitUntil: 'commit' });
      // Time may pass once the rest of the page has been read.
      const title = () => page.evaluate(() => document.querySelector('main h1')?.textContent ?? '').catch(() => '');
      await expect.poll(() => tick().then(title)).toContain('Merhaba');
    },
    quiet: () => expect.poll(() => asked.size, { intervals: [20] }).toBe(0),
    async paymentAtGate() {
      const request = await theShop().gate.waiting('pay', theShop().tick);
      return { body: request.postDataJSON(), key: (await request.headerValue('idempotency-key'))! };
    },
    look: () =>
      theShop().page.evaluate(() => {
        const part = document.querySelector('main [data-due]');
        const told = (name: string) => part?.querySelector(`[${name}]`)?.getAttribute(name) ?? null;
        return {
          path: location.pathname,
          state: part?.getAttribute('data-due') ?? null,
          bank: document.querySelector('main [data-flow=three-d-secure]')?.getAttribute('data-state') ?? null,
          money: told('data-money'),
          notice: told('data-notice'),
          decline: told('data-decline'),
        };
      }),
    async judge() {
      if ((await owed()) !== before) await outliveBank(theShop());
      await expect.poll(owed, { message: 'captures in the ledger without a paid order', timeout: 20_000 }).toBe(before);
    },
  };
}
