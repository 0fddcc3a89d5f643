/** An xstate `Clock` whose timers fire only when `fire` is called, whatever their delay. */
export interface TimerClock {
  setTimeout(fire: () => void, delay: number): number;
  clearTimeout(handle: number): void;
  /** Fires the running timer with this handle. */
  fire(handle: number): void;
  readonly running: ReadonlyMap<number, number>;
}

export function createTimerClock(onStart: (handle: number) => void): TimerClock {
  const timers = new Map<number, { fire: () => void; delay: number }>();
  let last = 0;
  return {
    setTimeout(fire, delay) {
      last += 1;
      timers.set(last, { fire, delay });
      onStart(last);
      return last;
    },
    clearTimeout(handle) {
      timers.delete(handle);
    },
    fire(handle) {
      const timer = timers.get(handle);
      if (!timer) throw new Error(`no timer ${handle} runs`);
      timers.delete(handle);
      timer.fire();
    },
    get running() {
      return new Map([...timers].map(([handle, { delay }]) => [handle, delay]));
    },
  };
}
