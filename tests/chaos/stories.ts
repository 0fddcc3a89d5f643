import { eq, sql } from 'drizzle-orm';
import { stockHolds } from '../../server/modules/catalog/testing.ts';
import {
  type Answer,
  confirmPage,
  newCard,
  nextKey,
  openShopper,
  postReturnForm,
  type Shop,
  type Shopper,
} from '../../server/modules/checkout/testing.ts';
import type { CardBehaviour } from '../../server/sandbox-bank/cards/test-cards.ts';
import { passBank } from '../harness/saved-card.ts';

/** One wish to buy one box: everything the shopper's browser remembers about it. */
export interface Wish {
  shop: Shop;
  shopper: Shopper;
  way: 'buy' | '3ds/buy-request';
  body: Record<string, unknown>;
  /** Every Idempotency-Key that was used for it, the last one last. */
  keys: string[];
}

/** What a shopper does until the order is paid or the server gives no answer. */
export interface Story {
  name: string;
  /** `visit`: the visitor's id for the measurement, if any. */
  prepare(shop: Shop, visit?: string): Promise<Wish>;
  play(wish: Wish): Promise<void>;
}

/** The server died under this request: the browser has no answer. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

export function answered(answer: Answer): Answer {
  if (answer.status >= 500) throw new NoAnswer(`${answer.status}`);
  return answer;
}

interface Started {
  attemptId: string;
  redirectUrl?: string | null;
}

export const keyOf = ({ keys }: Wish): string => keys.at(-1) ?? '';

export async function send(wish: Wish): Promise<Started> {
  const answer = await wish.shopper.buy(wish.way, wish.body, keyOf(wish));
  // A 5xx without BANK_UNAVAILABLE is a dead server; with it, the shop itself got no answer from the bank.
  if (answer.status >= 500 && answer.body?.code !== 'BANK_UNAVAILABLE') throw new NoAnswer(`${answer.status}`);
  return answer.body.data ?? {};
}

/** Valid for decades: each story takes a day or two by the shop's clock, all of them take years. */
export const lastingCard = (behaviour: CardBehaviour, saveCard = false) => ({
  ...newCard(behaviour, saveCard),
  expireYear: '2040',
});

async function withCard(shop: Shop, behaviour: CardBehaviour, visit?: string, startBalanceKurus = 0): Promise<Wish> {
  const shopper = await openShopper(shop, { startBalanceKurus }, 'tr', visit);
  const wanted = { once: 1, useAccountBalance: startBalanceKurus > 0 };
  const body = await shopper.checkout(wanted, lastingCard(behaviour));
  return { shop, shopper, way: '3ds/buy-request', body, keys: [nextKey()] };
}

async function throughTheBank(wish: Wish): Promise<void> {
  const { attemptId, redirectUrl } = await send(wish);
  if (redirectUrl) await passBank(redirectUrl);
  if (attemptId) answered(await wish.shopper.status(attemptId));
}

async function atOnce(wish: Wish): Promise<void> {
  const { attemptId } = await send(wish);
  if (attemptId) answered(await wish.shopper.status(attemptId));
}

const plain = (behaviour: CardBehaviour): Story => ({
  name: `3-D Secure, card ${behaviour}`,
  prepare: (shop, visit) => withCard(shop, behaviour, visit),
  play: throughTheBank,
});

const doubleClick: Story = {
  name: 'a double click on “pay”',
  prepare: (shop, visit) => withCard(shop, 'succeeds', visit),
  async play(wish) {
    const clicks = await Promise.allSettled([send(wish), send(wish)]);
    const first = clicks.find((click) => click.status === 'fulfilled' && click.value.redirectUrl);
    if (first?.status !== 'fulfilled') throw new NoAnswer('neither click');
    await passBank(first.value.redirectUrl ?? '');
    answered(await wish.shopper.status(first.value.attemptId));
  },
};

const replayedCallback: Story = {
  name: 'the callback three times at once, and again later',
  prepare: (shop, visit) => withCard(shop, 'succeeds', visit),
  async play(wish) {
    const { attemptId, redirectUrl } = await send(wish);
    if (!redirectUrl) throw new NoAnswer('no page');
    const page = await confirmPage(redirectUrl);
    await Promise.allSettled([postReturnForm(page), postReturnForm(page), postReturnForm(page)]);
    answered(await wish.shopper.status(attemptId));
    await postReturnForm(page);
  },
};

const replayedRequest: Story = {
  name: 'the same request again after every answer',
  prepare: (shop, visit) => withCard(shop, 'succeeds', visit),
  async play(wish) {
    const { redirectUrl } = await send(wish);
    await send(wish);
    if (redirectUrl) await passBank(redirectUrl);
    await send(wish);
    await send(wish);
  },
};

const savedCard: Story = {
  name: 'a saved card, without the bank’s page',
  async prepare(shop, visit) {
    const shopper = await openShopper(shop, {}, 'tr', visit);
    const checkout = await shopper.checkout({ once: 1 }, lastingCard('succeeds', true));
    const first = await shopper.buy('3ds/buy-request', checkout);
    await passBank(first.body.data.redirectUrl);
    const [card] = (await shopper.call('POST', 'cards/read')).body.data;
    const body = await shopper.checkout({ once: 1 }, { _card: card._id });
    return { shop, shopper, way: 'buy', body, keys: [nextKey()] };
  },
  play: atOnce,
};

const balanceAlone: Story = {
  name: 'by the balance alone',
  async prepare(shop, visit) {
    const shopper = await openShopper(shop, { startBalanceKurus: 50_000 }, 'tr', visit);
    const body = await shopper.checkout({ once: 1, useAccountBalance: true });
    return { shop, shopper, way: 'buy', body, keys: [nextKey()] };
  },
  play: atOnce,
};

const balanceAndCard: Story = {
  name: 'by the balance and a card',
  prepare: (shop, visit) => withCard(shop, 'succeeds', visit, 5000),
  play: throughTheBank,
};

const givingUp: Story = {
  name: 'giving up at the bank’s page',
  prepare: (shop, visit) => withCard(shop, 'succeeds', visit),
  async play(wish) {
    const { attemptId } = await send(wish);
    answered(await wish.shopper.call('POST', `attempts/purchase/${attemptId}/abandon`));
  },
};

const closingTheTab: Story = {
  name: 'a refusal whose tab is closed',
  prepare: (shop, visit) => withCard(shop, 'insufficientFunds', visit),
  async play(wish) {
    const { redirectUrl } = await send(wish);
    if (!redirectUrl) throw new NoAnswer('no page');
    await passBank(redirectUrl);
    wish.shop.clock.advance({ seconds: 10 });
    await wish.shop.runJobs('reconcile-payments');
  },
};

const tooLate: Story = {
  name: 'sold out while the money was taken',
  prepare: (shop, visit) => withCard(shop, 'succeeds', visit),
  async play(wish) {
    const { db } = wish.shop.database;
    const { attemptId, redirectUrl } = await send(wish);
    if (!redirectUrl) throw new NoAnswer('no page');
    await db.delete(stockHolds).where(eq(stockHolds.holdId, attemptId));
    await db.execute(sql`update products set stock = 0`);
    await passBank(redirectUrl);
    answered(await wish.shopper.status(attemptId));
  },
};

export const stories: readonly Story[] = [
  plain('succeeds'),
  plain('hangsBeforeCharge'),
  plain('hangsAfterCharge'),
  plain('callsBackTwice'),
  plain('callsBackEarly'),
  plain('chargesWrongAmount'),
  plain('insufficientFunds'),
  doubleClick,
  replayedCallback,
  replayedRequest,
  savedCard,
  balanceAlone,
  balanceAndCard,
  givingUp,
  closingTheTab,
  tooLate,
];
