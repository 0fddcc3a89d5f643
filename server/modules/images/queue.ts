import { errors } from '../../platform/errors/error-catalogue.ts';

/** Runs at most `atOnce` works, and lets at most `longest` wait. Throws RATE_LIMITED beyond that. */
export function createQueue(atOnce: number, longest: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= longest) throw errors.rateLimited(2);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
