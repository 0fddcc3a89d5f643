import { sql } from 'drizzle-orm';
import { nextKey, type Shop } from '../../server/modules/checkout/testing.ts';
import { passBank } from '../harness/saved-card.ts';
import { keyOf, lastingCard, send, type Wish } from './stories.ts';

/** How the shopper goes on after the server died. */
export interface ComingBack {
  name: string;
  go(wish: Wish): Promise<void>;
  /** Retries until there is an order. */
  insists: boolean;
}

/** Advances the clock by more than a day, running only the reconciler. */
export async function letTimePass(shop: Shop): Promise<void> {
  for (const minutes of [1, 1, 2, 12, 60, 120, 1440]) {
    shop.clock.advance({ minutes });
    await shop.runJobs('reconcile-payments');
  }
  await shop.bank.delivered();
}

const restock = ({ shop }: Wish) => shop.database.db.execute(sql`update products set stock = 500`);

async function stateOf({ shopper }: Wish, key: string): Promise<{ state: string; redirectUrl?: string } | null> {
  return (await shopper.call('GET', `attempts/purchase/by-key/${key}`)).body.data ?? null;
}

/** The screen asks what became of the attempt, and resumes a challenge that is still open. */
async function resume(wish: Wish): Promise<void> {
  const found = await stateOf(wish, keyOf(wish));
  if (found?.state === 'challenging' && found.redirectUrl) await passBank(found.redirectUrl);
  wish.shop.clock.advance({ minutes: 2 });
  await stateOf(wish, keyOf(wish));
}

async function askAgain(wish: Wish): Promise<void> {
  const { redirectUrl } = await send(wish);
  if (redirectUrl) await passBank(redirectUrl);
  await send(wish);
}

export const waysBack: readonly ComingBack[] = [
  { name: 'never comes back', insists: false, go: () => Promise.resolve() },
  { name: 'looks, and resumes', insists: false, go: resume },
  { name: 'presses “pay” again at once', insists: false, go: askAgain },
  {
    name: 'looks, and pays again when nothing was taken',
    insists: true,
    async go(wish) {
      await resume(wish);
      await letTimePass(wish.shop);
      await restock(wish);
      if ((await stateOf(wish, keyOf(wish)))?.state === 'paid') return;
      const body = await wish.shopper.checkout({ once: 1 }, lastingCard('succeeds'));
      Object.assign(wish, { way: '3ds/buy-request', body });
      wish.keys.push(nextKey());
      await askAgain(wish);
    },
  },
];

/** Lets pending payments finish and restores the stock that the story changed. */
export async function settleDown(wish: Wish): Promise<void> {
  await letTimePass(wish.shop);
  await restock(wish);
}
