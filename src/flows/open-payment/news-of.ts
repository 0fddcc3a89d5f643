import type { SnapshotFrom } from 'xstate';
import type { openPaymentMachine } from '../../../machines/open-payment/index.ts';

/** What every page shows of an unfinished payment. */
export interface PaymentNews {
  /**
   * `left`: the customer has signed out since, so that its status cannot be read. `paidElsewhere`: not from
   * this browser, whose cart holds other goods. `silent`: open, and the server takes another payment meanwhile.
   */
  about: 'open' | 'silent' | 'left' | 'paid' | 'paidElsewhere' | 'notCharged' | 'refunded';
  /** Path of the page that shows it in full. */
  href: string;
}

/** Null while nothing is shown. */
export function newsOf(snapshot: SnapshotFrom<typeof openPaymentMachine>): PaymentNews | null {
  const { attempt, isFromHere, isHidden } = snapshot.context;
  if (isHidden && (snapshot.matches('open') || snapshot.matches('left'))) return null;
  if (snapshot.matches('left')) return { about: 'left', href: '/auth/login' };
  if (!snapshot.hasTag('shown') || !attempt) return null;
  const way = `?attempt=${encodeURIComponent(attempt.report.attemptId)}`;
  if (snapshot.matches('paid'))
    return { about: isFromHere ? 'paid' : 'paidElsewhere', href: `/purchase/success${way}` };
  const isSilent = attempt.report.state === 'unknown' && attempt.report.canPayAgain;
  if (snapshot.matches('open')) return { about: isSilent ? 'silent' : 'open', href: `/checkout${way}` };
  const about = snapshot.matches('refunded') ? 'refunded' : 'notCharged';
  return { about, href: `/checkout${way}` };
}

export const isSameNews = (one: PaymentNews | null, other: PaymentNews | null): boolean =>
  one?.about === other?.about && one?.href === other?.href;
