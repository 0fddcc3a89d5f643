import { setImmediate } from 'node:timers/promises';

type Waiting<Item, Result> = { item: Item; done: PromiseWithResolvers<Result> };

/**
 * Batches concurrent calls into rounds of at most `most`; calls during a round wait for the next one.
 * A round of several that throws is repeated one by one. To be called outside a transaction.
 */
export function gathered<Item, Result>(
  most: number,
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isAtWork = false;

  async function doAlone({ item, done }: Waiting<Item, Result>): Promise<void> {
    try {
      done.resolve((await work([item]))[0]!);
    } catch (error) {
      done.reject(error);
    }
  }

  async function doRound(round: readonly Waiting<Item, Result>[]): Promise<void> {
    if (round.length > 1) {
      const results = await work(round.map(({ item }) => item)).catch(() => null);
      if (results) {
        round.forEach(({ done }, nth) => done.resolve(results[nth]!));
        return;
      }
    }
    for (const one of round) await doAlone(one);
  }

  async function goOn(): Promise<void> {
    isAtWork = true;
    // Calls of the same turn join the round.
    await setImmediate();
    while (waiting.length > 0) await doRound(waiting.splice(0, most));
    isAtWork = false;
  }

  return (item) => {
    const done = Promise.withResolvers<Result>();
    waiting.push({ item, done });
    if (!isAtWork) void goOn();
    return done.promise;
  };
}
