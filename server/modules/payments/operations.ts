import type { AppContext } from '../../platform/context.ts';
import { gathered } from '../../platform/database/gather.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { CancelOutcome, Capture, PaymentProvider, ProviderOutcome, RefundOutcome } from './provider/index.ts';
import {
  type AskedOperation,
  changeOperations,
  endCancelOf,
  findOperations,
  insertAsked,
  insertFoundCapture,
  type OperationAnswer,
} from './operations.repository.ts';

/** Records a capture found at the provider that this database has no row for, because it was restored since. */
export async function noteCapture(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  provider: string,
  { reference, capture }: { reference: string; capture: Pick<Capture, 'paymentId' | 'amount'> },
): Promise<void> {
  const { paymentId, amount: amountKurus } = capture;
  const found = { reference, provider, paymentId, amountKurus, now: clock.now() };
  await withTransaction(db, (tx) => insertFoundCapture(tx, found));
}

/** How many rows are written together at most. */
const atOnce = 50;

function answerOf(outcome: ProviderOutcome | RefundOutcome | CancelOutcome): OperationAnswer {
  switch (outcome.outcome) {
    case 'taken': {
      const { paymentId, amount } = outcome.capture;
      return { state: 'done', paymentId, providerId: paymentId, amountKurus: amount };
    }
    case 'succeeded':
      return { state: 'done', providerId: outcome.operationId };
    case 'declined':
      return { state: 'refused', code: outcome.providerCode };
    case 'notFound':
      return { state: 'refused', code: 'notFound' };
    case 'pending':
    case 'unknown':
      return { state: 'unknown' };
    default:
      return outcome satisfies never;
  }
}

/**
 * Stores each capture, cancel and refund before the provider is asked, and its answer after. A done operation is not
 * requested again. Outcomes that a look-up finds later are added.
 */
export function withOperations(
  provider: PaymentProvider,
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
): PaymentProvider {
  /** True when the provider may be asked; false when the operation is done already. */
  const writeDown = gathered(atOnce, async (asked: readonly AskedOperation[]) => {
    const written = await insertAsked(db, asked, { provider: provider.provider, now: clock.now() });
    return asked.map(({ reference }) => written.has(reference));
  });

  const learnTogether = gathered(atOnce, async (answers: readonly (OperationAnswer & { reference: string })[]) => {
    await changeOperations(db, answers, clock.now());
    return answers;
  });
  const learn = async (reference: string, answer: OperationAnswer): Promise<void> =>
    void (await learnTogether({ ...answer, reference }));

  const record = async <Outcome extends ProviderOutcome | RefundOutcome | CancelOutcome>(
    asked: AskedOperation,
    ask: () => Promise<Outcome>,
    /** The outcome of an operation that is done already. */
    known: () => Promise<Outcome>,
  ): Promise<Outcome> => {
    if (!(await writeDown(asked))) return known();
    const outcome = await ask();
    await learn(asked.reference, answerOf(outcome));
    return outcome;
  };

  const lookup: PaymentProvider['lookup'] = async (query, options) => {
    const outcome = await provider.lookup(query, options);
    if (outcome.outcome === 'taken' || outcome.outcome === 'declined') await learn(query.reference, answerOf(outcome));
    if (outcome.outcome !== 'taken') return outcome;
    for (const refund of outcome.capture.refunds ?? []) {
      if (refund.reference) await learn(refund.reference, { state: 'done' });
    }
    const { paymentId } = outcome.capture;
    if (!outcome.cancelled && outcome.capture.refunds === null) {
      const asked = (await findOperations(db, paymentId)).filter(({ kind }) => kind === 'cancel');
      if (asked.some(({ state }) => state === 'done')) return { ...outcome, cancelled: true };
      // The capture may have been cancelled: only the provider's report would show it.
      if (asked.some(({ state }) => state !== 'refused')) return { outcome: 'unknown', reason: 'cancelUnconfirmed' };
    }
    if (outcome.cancelled) await withTransaction(db, (tx) => endCancelOf(tx, paymentId, clock.now()));
    return outcome;
  };

  return {
    ...provider,
    lookup,
    finishChallenge: (request, options) =>
      record(
        { reference: request.reference, kind: 'capture', paymentId: request.paymentId, amountKurus: request.amount },
        () => provider.finishChallenge(request, options),
        () => lookup(request, options),
      ),
    chargeStored: (request, options) =>
      record(
        { reference: request.reference, kind: 'capture', paymentId: null, amountKurus: request.amount },
        () => provider.chargeStored(request, options),
        () => lookup({ ...request, paymentId: null, purpose: 'purchase' }, options),
      ),
    refund: ({ reference, paymentId, transactionId, amount, ip }, options) =>
      record(
        { reference, kind: 'refund', paymentId, transactionId, amountKurus: amount },
        () => provider.refund({ reference, paymentId, transactionId, amount, ip }, options),
        () =>
          Promise.resolve({ outcome: 'succeeded', refund: { reference, transactionId, amount }, operationId: null }),
      ),
    cancel: (request, options) =>
      record(
        { reference: request.reference, kind: 'cancel', paymentId: request.paymentId },
        () => provider.cancel(request, options),
        () => Promise.resolve({ outcome: 'succeeded', paymentId: request.paymentId, operationId: null }),
      ),
  };
}
