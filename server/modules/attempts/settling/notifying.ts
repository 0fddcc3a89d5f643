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
 * Within this an end is heard by whoever waits for it. Longer than a page at the bank waits between two questions (3 s),
 * shorter than a page that has lost us needs to say that it does not know and to ask again (4 s + 10 s).
 */
const heardWithin = seconds(10);
/** A page asks five times, a second apart, before it says that it does not know and that we will write. */
const askedWithin = seconds(4);

const later = (from: Date, by: number): Date => new Date(from.getTime() + by);

/** When the customer is notified, unless they have heard by then how it ended. */
export const notifyAtFor = (endedAt: Date): Date => later(endedAt, heardWithin);

const hasBankPage = (state: PaymentState): boolean => state.state === 'challenging' && state.redirectUrl !== null;

/** Taken in another amount and refunded: both stand on the statement, so it is put in writing too. */
const hasMoneyMoved = ({ end }: Attempt): boolean => end?.kind === 'declined' && declinedMoney(end.code) === 'refunded';

export type Notifying = {
  /**
   * An attempt as the contract shows it, to the customer who asked. That they were notified is written down: an end
   * they hear from us at once needs no mail. `isReceived` false: nobody reads the answer any more.
   */
  show(attempt: Attempt, about: { isReceived: boolean }): Promise<PaymentState>;
  /** The customer has seen how it ended. Answers the attempt as it is then; an open one stays as it is. */
  acknowledge(attempt: Attempt): Promise<Attempt>;
  /** Writes to customers who have not heard that nothing was charged. Several processes may do so at once. */
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
