import { signInAgain } from '../../server/modules/auth/testing.ts';
import { newCard, openShopper, passChallenge, type Shop } from '../../server/modules/checkout/testing.ts';
import { subscribe } from '../../server/modules/subscriptions/testing.ts';

/** Milliseconds of each skip and each purchase. */
export type Waits = { skips: number[]; purchases: number[] };

async function timed(into: number[], work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await work();
  into.push(performance.now() - began);
}

/** Skips a delivery and unskips it, repeatedly; throws when the shop refuses. */
async function skipOn(shop: Shop, isOver: () => boolean, into: number[]): Promise<void> {
  const { accountId, subscription } = await subscribe(shop);
  const token = await signInAgain(shop.app, accountId);
  const act = async (path: string, body?: object) => {
    const url = `/api/private/user/subscriptions/${subscription}/${path}`;
    const { status } = await shop.call('POST', url, { token, ...(body && { body }) });
    if (status !== 200) throw new Error(`${path} was answered ${status}.`);
  };
  for (let version = 1; !isOver(); version += 2) {
    await timed(into, () => act(`skip?version=${version}&cycle=2`, { action: 'SKIP_NEXT', skipReasons: [] }));
    await act('unskip');
  }
}

/** Buys a box, repeatedly; measures from "pay" until the order is shown. */
async function buyOn(shop: Shop, isOver: () => boolean, into: number[]): Promise<void> {
  while (!isOver()) {
    const shopper = await openShopper(shop);
    const body = await shopper.checkout({ once: 1 }, newCard('succeeds'));
    await timed(into, async () => {
      const { attemptId, redirectUrl } = (await shopper.buy('3ds/buy-request', body)).body.data;
      await passChallenge(redirectUrl);
      const { state } = (await shopper.status(attemptId)).body.data;
      if (state !== 'paid') throw new Error(`A purchase ended ${state}.`);
    });
  }
}

/** Two customers who skip and unskip and two who buy, for as long as `work` takes. */
export async function liveBeside<Result>(shop: Shop, work: () => Promise<Result>): Promise<Waits & { result: Result }> {
  const waits: Waits = { skips: [], purchases: [] };
  let isOver = false;
  const others = [
    ...[1, 2].map(() => skipOn(shop, () => isOver, waits.skips)),
    ...[1, 2].map(() => buyOn(shop, () => isOver, waits.purchases)),
  ];
  const result = await work();
  isOver = true;
  await Promise.all(others);
  return { ...waits, result };
}
