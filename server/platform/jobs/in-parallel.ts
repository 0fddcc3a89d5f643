/** Works through `items` in their order, at most `atOnce` at a time. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}

/** `work`, limited to `atOnce` concurrent calls over all callers: later calls wait. */
export function limited<Asked extends unknown[], Result>(
  atOnce: number,
  work: (...asked: Asked) => Promise<Result>,
): (...asked: Asked) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let atWork = 0;
  return async (...asked) => {
    if (atWork === atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else atWork += 1;
    try {
      return await work(...asked);
    } finally {
      // The slot passes to the next waiting call.
      const next = waiting.shift();
      if (next) next();
      else atWork -= 1;
    }
  };
}
