/** The only source of time in the server. Domain code never calls Date.now() and never SQL now(). */
export type Clock = {
  now(): Date;
};

export const systemClock: Clock = { now: () => new Date() };

/** A clock that only moves when it is advanced: for tests. */
export type ManualClock = Clock & {
  set(to: Date): void;
  advance(by: { milliseconds?: number; seconds?: number; minutes?: number; hours?: number; days?: number }): Date;
};

export function manualClock(start: Date | string = '2026-03-02T09:00:00.000Z'): ManualClock {
  let current = new Date(start);
  return {
    now: () => new Date(current),
    set(to) {
      current = new Date(to);
    },
    advance({ milliseconds = 0, seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      const wholeSeconds = seconds + 60 * (minutes + 60 * (hours + 24 * days));
      current = new Date(current.getTime() + milliseconds + wholeSeconds * 1000);
      return new Date(current);
    },
  };
}
