import { pathIn } from '../../../../domain/locale/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findAccount } from '../../account/index.ts';
import type { Attempt, AttemptHooks } from '../../attempts/index.ts';
import { rememberCard } from '../../cards/index.ts';
import { releaseStock } from '../../catalog/index.ts';
import { recordPurchase } from '../../orders/index.ts';
import { changeMailed, findMailed, signAgain } from '../mailed-links/index.ts';
import { writeNextSteps } from '../plan-changes/index.ts';
import {
  closeSubjects,
  cyclePath,
  type DuePayload,
  fulfilCycles,
  lockCycle,
  neededCard,
  refundedCycle,
} from '../delivery-payments/index.ts';
import { paymentMail } from './due-payments.mails.ts';

const payloadOf = ({ payload }: Attempt): DuePayload => payload as DuePayload;

/** The mail about a payment that ended after its customer had left the page. */
export function notifyUnpaid(context: AppContext): Pick<AttemptHooks, 'notCharged' | 'unclear'> {
  const notify = (end: 'notCharged' | 'unclear') => async (tx: Tx, attempt: Attempt) => {
    const account = await findAccount(tx, attempt.accountId);
    if (!account) return;
    await context.mail.enqueue(tx, paymentMail(end, { account, language: attempt.language, config: context.config }));
  };
  return { notCharged: notify('notCharged'), unclear: notify('unclear') };
}

/** The payment of a due delivery by its customer. Its card becomes the subscription's, unless paid by a mailed link. */
export function createDuePaymentKind(context: AppContext): AttemptHooks {
  return {
    async fulfil(tx, attempt, { capture, now }) {
      const { cardId, newCard, mailedId } = payloadOf(attempt);
      if (mailedId !== undefined) await changeMailed(tx, mailedId, { usedAt: now });
      const saved =
        newCard && capture?.savedCard
          ? await rememberCard(tx, attempt.accountId, capture.savedCard, {
              id: context.ids.next(),
              ...newCard,
              alias: newCard.alias ?? undefined,
              now,
            })
          : null;
      const [result] = await fulfilCycles(
        context,
        tx,
        [{ attempt, capture, cardId: saved?.id ?? cardId, isChosen: true }],
        now,
      );
      const { orderIds } = result!;
      await recordPurchase(context, tx, { attempt, orderIds, isFirstPurchase: false });
      return result!;
    },
    async release(tx, attempt, now) {
      const { subscriptionId, cycle, orderId } = payloadOf(attempt);
      await closeSubjects(tx, [attempt.id], 'over');
      const found = await lockCycle(tx, { accountId: attempt.accountId, subscriptionId, cycle }, now);
      await releaseStock(tx, orderId);
      if (!found) return;
      // The cycle waited for this payment: its next step is scheduled again.
      await writeNextSteps(context, tx, found.loaded, { ids: [subscriptionId], change: { by: 'bank', now } });
    },
    refunded: refundedCycle(context),
    ...notifyUnpaid(context),
    needs: (attempt) => neededCard(payloadOf(attempt)),
    forget: (attempt) => ({ ...payloadOf(attempt), newCard: null }),
    /** A customer who pays by a mailed link is not signed in. */
    async returnPath(attempt) {
      const { mailedId } = payloadOf(attempt);
      const row = mailedId === undefined ? null : await findMailed(context.db, { id: mailedId });
      if (!row) return cyclePath(attempt);
      return pathIn(attempt.language, `/${await signAgain(context, row)}?attempt=${attempt.id}`);
    },
  };
}
