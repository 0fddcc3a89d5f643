import { callbackForm } from './challenges.ts';
import type { BankPayment } from '../cards/vault.ts';

/** Notifies the merchant of a challenge's end, in addition to or instead of the shopper's browser. */
export interface CallbackDesk {
  /** Called once when a challenge ends. Depending on the card: sends a second callback, or withholds it for a while. */
  challengeEnded(payment: BankPayment): void;
  /** Posts the callback from the bank's server. Resolves when the merchant has answered, or after the deadline. */
  deliver(payment: BankPayment): Promise<void>;
  isWithheld(paymentId: string): boolean;
  /** Ends the withholding for every payment of `reference`. */
  releaseLate(reference: string): number;
  /** Resolves when no delivery is running. */
  delivered(): Promise<void>;
  close(): void;
}

export function createCallbackDesk(options: {
  merchantKey: string;
  /** Milliseconds before a late callback is sent; null: only when released. */
  lateAfterMs: number | null;
  /** Milliseconds the bank waits for the merchant's answer. */
  deliveryDeadlineMs: number;
}): CallbackDesk {
  const withheld = new Map<string, { reference: string; timer: NodeJS.Timeout | null }>();
  const underWay = new Set<Promise<void>>();

  const post = async (payment: BankPayment) => {
    try {
      const answer = await fetch(payment.callbackUrl ?? '', {
        method: 'POST',
        body: new URLSearchParams(callbackForm(payment, options.merchantKey)),
        redirect: 'manual',
        signal: AbortSignal.timeout(options.deliveryDeadlineMs),
      });
      await answer.body?.cancel();
    } catch {
      // An unreachable merchant must ask the bank itself: its reconciler does.
    }
  };

  const deliver = async (payment: BankPayment) => {
    const delivery = post(payment);
    underWay.add(delivery);
    await delivery;
    underWay.delete(delivery);
  };

  const withhold = ({ paymentId, reference }: BankPayment) => {
    const timer =
      options.lateAfterMs === null ? null : setTimeout(() => withheld.delete(paymentId), options.lateAfterMs).unref();
    withheld.set(paymentId, { reference, timer });
  };

  const free = (paymentId: string) => {
    const entry = withheld.get(paymentId);
    if (entry?.timer) clearTimeout(entry.timer);
    withheld.delete(paymentId);
  };

  return {
    challengeEnded: (payment) => {
      if (payment.card.behaviour === 'callsBackTwice') void deliver(payment);
      if (payment.card.behaviour === 'callsBackLate' && payment.state === 'passed') withhold(payment);
    },
    deliver,
    isWithheld: (paymentId) => withheld.has(paymentId),
    releaseLate: (reference) => {
      const matching = [...withheld].filter(([, entry]) => entry.reference === reference);
      for (const [paymentId] of matching) free(paymentId);
      return matching.length;
    },
    delivered: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    close: () => {
      for (const paymentId of withheld.keys()) free(paymentId);
    },
  };
}
