import { seconds } from '../../../domain/calendar/index.ts';
import { isAttemptOpen } from '../../../domain/lifecycle/index.ts';
import type { AppContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { type PaymentState, toPaymentState } from './attempt.view.ts';
import { changeAttempt, dropTelling, findUntold, keepDoubt, lockUntold } from './attempts.repository.ts';
import type { Attempt, AttemptKind } from './attempts.types.ts';
import { faultPoint as createFaultPoint, type WithFaults } from './faults.ts';

/**
 * Within this an end is heard by whoever waits for it. Longer than a page at the bank waits between two questions (3 s),
 * shorter than a page that has lost us needs to say that it does not know and to ask again (4 s + 10 s).
 */
const heardWithin = seconds(10);
/** A page asks five times, a second apart, before it says that it does not know and that we will write. */
const askedWithin = seconds(4);

const later = (from: Date, by: number): Date => new Date(from.getTime() + by);

/** When the customer is written to, unless they have heard by then how it ended. */
export const tellAtFor = (endedAt: Date): Date => later(endedAt, heardWithin);

const hasBankPage = (state: PaymentState): boolean => state.state === 'challenging' && state.redirectUrl !== null;

/** Taken in another amount and given back: both stand on the statement, so it is put in writing too. */
const hasMoneyMoved = ({ end }: Attempt): boolean => end?.kind === 'declined' && end.code === 'amountMismatch';

export type Telling = {
  /**
   * An attempt as the contract shows it, to the customer who asked. What they were told is written down: an end they
   * hear from us at once needs no mail. `isHeard` false: nobody reads the answer any more.
   */
  show(attempt: Attempt, about: { isHeard: boolean }): Promise<PaymentState>;
  /** Has the customers written to who have not heard that nothing was charged. Several processes may do so at once. */
  tellUntold(): Promise<void>;
};

export function createTelling(context: AppContext<WithFaults>, kindOf: (attempt: Attempt) => AttemptKind): Telling {
  const { db, clock, log } = context;
  const faultPoint = createFaultPoint(context);

  const tell = (id: string): Promise<void> =>
    withTransaction(db, async (tx) => {
      const attempt = await lockUntold(tx, id, clock.now());
      if (!attempt) return;
      await kindOf(attempt).notTaken(tx, attempt);
      await changeAttempt(tx, id, { tellAt: null });
      await faultPoint('insideTell', id);
    });

  return {
    async show(attempt, { isHeard }) {
      const { id, doubtShownAt, state, tellAt } = attempt;
      const now = clock.now();
      const shown = toPaymentState(context, attempt);
      const hasDoubted = doubtShownAt !== null && later(doubtShownAt, askedWithin) <= now;
      if (isAttemptOpen(state) && !hasBankPage(shown)) {
        if (doubtShownAt === null) await keepDoubt(db, id, now);
      } else if (tellAt !== null && isHeard && !hasDoubted && !hasMoneyMoved(attempt)) {
        await dropTelling(db, id, now);
      }
      return shown;
    },

    async tellUntold() {
      for (const id of await findUntold(db, clock.now())) {
        await tell(id).catch((error: unknown) => {
          log.error({ attempt: id, err: error }, 'a customer could not be written to; it is tried again');
        });
      }
    },
  };
}
