import { seconds } from '../../../../domain/calendar/index.ts';
import { declinedMoney, isAttemptOpen } from '../../../../domain/payment/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import {
  acknowledgeEnds,
  type Attempt,
  type AttemptHooks,
  changeAttempt,
  dropNotification,
  faultPoint as createFaultPoint,
  findAttempt,
  findPendingNotifications,
  keepDoubt,
  lockPendingNotification,
  type PaymentState,
  toPaymentState,
  type WithFaults,
} from '../attempt/index.ts';

/**
 * How long after an end a waiting page has to poll it before it is mailed. Longer than the poll interval while the
 * shopper is at the bank (3 s), shorter than an offline page takes to show the outcome as unknown and to poll again
 * (4 s + 10 s).
 */
const readWithin = seconds(10);
/** A page polls five times, a second apart, before it shows that the outcome is unknown and a mail will follow. */
const askedWithin = seconds(4);

const later = (from: Date, by: number): Date => new Date(from.getTime() + by);

/** When the customer is mailed about the end, unless a response has shown it to them by then. */
export const notifyAtFor = (endedAt: Date): Date => later(endedAt, readWithin);

const hasBankPage = (state: PaymentState): boolean => state.state === 'challenging' && state.redirectUrl !== null;

/** Captured in a wrong amount and refunded: both are on the card statement, so a mail is always sent. */
const hasMoneyMoved = ({ end }: Attempt): boolean => end?.kind === 'declined' && declinedMoney(end.code) === 'refunded';

export type Notifying = {
  /**
   * An attempt as the contract shows it, for the customer who asked. Records that they have been shown it: an end that
   * is shown in time needs no mail. `isReceived` false: the connection was closed before.
   */
  show(attempt: Attempt, about: { isReceived: boolean }): Promise<PaymentState>;
  /** Records that the customer has seen the end, and returns the attempt; an open one is not changed. */
  acknowledge(attempt: Attempt): Promise<Attempt>;
  /** Mails customers who were not shown that nothing was charged. Several processes may do so at once. */
  notifyPending(): Promise<void>;
};

export function createNotifying(
  context: AppContext<WithFaults>,
  kindOf: (attempt: Attempt) => AttemptHooks,
): Notifying {
  const { db, clock, log } = context;
  const faultPoint = createFaultPoint(context);

  const notify = (id: string): Promise<void> =>
    withTransaction(db, async (tx) => {
      const attempt = await lockPendingNotification(tx, id, clock.now());
      if (!attempt) return;
      await kindOf(attempt).notCharged(tx, attempt);
      await changeAttempt(tx, id, { notifyAt: null });
      await faultPoint('insideNotify', id);
    });

  const show: Notifying['show'] = async (attempt, { isReceived }) => {
    const { id, doubtShownAt, state, notifyAt } = attempt;
    const now = clock.now();
    const shown = toPaymentState(context, attempt);
    const hasDoubted = doubtShownAt !== null && later(doubtShownAt, askedWithin) <= now;
    if (isAttemptOpen(state) && !hasBankPage(shown)) {
      if (doubtShownAt === null) await keepDoubt(db, id, now);
    } else if (notifyAt !== null && isReceived && !hasDoubted && !hasMoneyMoved(attempt)) {
      await dropNotification(db, id, now);
    }
    return shown;
  };

  return {
    show,

    async acknowledge(attempt) {
      if (isAttemptOpen(attempt.state)) return attempt;
      await show(attempt, { isReceived: true });
      await acknowledgeEnds(db, attempt, clock.now());
      return (await findAttempt(db, attempt.id)) ?? attempt;
    },

    async notifyPending() {
      for (const id of await findPendingNotifications(db, clock.now())) {
        await notify(id).catch((error: unknown) => {
          log.error({ attempt: id, err: error }, 'a customer could not be notified; it is tried again');
        });
      }
    },
  };
}
