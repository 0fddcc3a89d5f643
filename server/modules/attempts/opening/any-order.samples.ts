import type { AppContext } from '../../../platform/context.ts';
import { recordedPort } from '../../payments/testing.ts';
import { callback, capture } from '../attempt.samples.ts';

/** Work that goes on one step at a time: it stops at every `gate`, until it is let through. */
export function stages() {
  const gates: (() => void)[] = [];
  const works: Promise<unknown>[] = [];
  let moving = 0;
  let isOpen = false;
  let whenQuiet: (() => void) | null = null;
  const rest = () => {
    moving -= 1;
    if (moving === 0) whenQuiet?.();
  };
  return {
    gate: async (): Promise<void> => {
      if (isOpen || moving === 0) return;
      rest();
      await new Promise<void>((resolve) => void gates.push(resolve));
    },
    enter(work: () => Promise<unknown>): void {
      moving += 1;
      works.push(work().finally(rest));
    },
    waiting: () => gates.length,
    open(pick: number): void {
      const [gate] = gates.splice(pick % Math.max(gates.length, 1), 1);
      if (!gate) return;
      moving += 1;
      gate();
    },
    openAll(): void {
      isOpen = true;
      moving += gates.length;
      for (const gate of gates.splice(0)) gate();
    },
    /** Resolves when all work has stopped at a gate or finished. */
    async quiet(): Promise<void> {
      if (moving > 0) await new Promise<void>((resolve) => void (whenQuiet = resolve));
      whenQuiet = null;
    },
    left: async () => void (await Promise.all(works)),
  };
}

const unasked = () => Promise.reject(new Error('No event of this test calls it.'));

/**
 * A bank that charges as often as it is asked. It stops before and after each answer, so that others come in between, and
 * counts how many ask it at once.
 */
export function playBank({ gate }: ReturnType<typeof stages>, context: Pick<AppContext, 'db' | 'clock' | 'ids'>) {
  const amountKurus = 11_890;
  const paymentId = context.ids.next();
  const reference = context.ids.next();
  const bank = { state: 'open' as 'open' | 'passed' | 'taken' | 'cancelled', captures: 0, net: 0 };
  const taken = () => ({
    outcome: 'taken' as const,
    capture: { ...capture(amountKurus), paymentId, refunds: [] },
    cancelled: false,
  });
  const cancelled = {
    outcome: 'declined',
    code: 'cancelled',
    retryable: false,
    providerCode: null,
    paymentId,
  } as const;
  let asking = 0;
  let mostAtOnce = 0;
  const stopping =
    <Args extends unknown[], Answer>(answer: (...args: Args) => Answer) =>
    async (...args: Args): Promise<Answer> => {
      asking += 1;
      mostAtOnce = Math.max(mostAtOnce, asking);
      await gate();
      const answered = answer(...args);
      await gate();
      asking -= 1;
      return answered;
    };

  const port = recordedPort(context, {
    provider: 'sandbox-bank',
    startChallenge: unasked,
    lookup: stopping(() => {
      if (bank.state === 'taken') return taken();
      if (bank.state === 'cancelled') return cancelled;
      const step = bank.state === 'passed' ? 'challengePassed' : 'challengeOpen';
      return { outcome: 'pending', paymentId, step };
    }),
    finishChallenge: stopping(() => {
      if (bank.state === 'cancelled') return cancelled;
      if (bank.state === 'open') return { outcome: 'pending', paymentId, step: 'challengeOpen' };
      Object.assign(bank, { state: 'taken', captures: bank.captures + 1, net: bank.net + amountKurus });
      return taken();
    }),
    cancel: stopping(() => {
      Object.assign(bank, { state: 'cancelled', net: 0 });
      return { outcome: 'succeeded', paymentId, operationId: null };
    }),
    readCallback: ({ proof }) => (proof ? { ...callback(true), reference, paymentId } : null),
    chargeStored: unasked,
    refund: unasked,
    listCards: unasked,
    deleteCard: unasked,
    settlement: unasked,
    readNotice: () => null,
  });

  return {
    port,
    order: { id: reference, paymentId, amountKurus },
    /** The code is entered, perhaps not by the customer: the bank cannot see who has the phone. */
    pass: async () => void (bank.state = bank.state === 'open' ? 'passed' : bank.state),
    /** Only a challenge that was passed has a proof. */
    proof: () => bank.state === 'passed' || bank.state === 'taken',
    captures: () => bank.captures,
    net: () => bank.net,
    mostAtOnce: () => mostAtOnce,
  };
}
