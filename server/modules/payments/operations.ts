import { and, eq, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';
import { bulkUpdate } from '../../platform/database/bulk.ts';
import type { Executor } from '../../platform/database/database.ts';
import { gathered } from '../../platform/database/gather.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { CancelOutcome, Capture, PaymentProvider, ProviderOutcome, RefundOutcome } from './provider/index.ts';
import { type OperationKind, paymentOperations } from './tables.ts';

export type PaymentOperation = typeof paymentOperations.$inferSelect;

/** Every request that moved money of one payment, or called it off, in the order it was first asked. */
export function findOperations(db: Executor, paymentId: string): Promise<PaymentOperation[]> {
  return db
    .select()
    .from(paymentOperations)
    .where(eq(paymentOperations.paymentId, paymentId))
    .orderBy(paymentOperations.askedAt, paymentOperations.reference);
}

/** Those asked for in a period, and those of these references. */
export function findOperationsOf(
  db: Executor,
  { from, until, references }: { from: Date; until: Date; references: readonly string[] },
): Promise<PaymentOperation[]> {
  const isInPeriod = and(gte(paymentOperations.askedAt, from), lt(paymentOperations.askedAt, until));
  return db
    .select()
    .from(paymentOperations)
    .where(or(isInPeriod, inArray(paymentOperations.reference, [...references])));
}

/** When money was first asked for; null before. */
export async function firstAskedAt(db: Executor): Promise<Date | null> {
  const [first] = await db
    .select({ askedAt: paymentOperations.askedAt })
    .from(paymentOperations)
    .orderBy(paymentOperations.askedAt)
    .limit(1);
  return first?.askedAt ?? null;
}

/** Writes down what the provider took and this database has never asked for, because it was restored since. */
export async function noteCapture(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  provider: string,
  { reference, capture }: { reference: string; capture: Pick<Capture, 'paymentId' | 'amount'> },
): Promise<void> {
  const now = clock.now();
  const { paymentId, amount: amountKurus } = capture;
  const found = { kind: 'capture', state: 'done', timesAsked: 1, askedAt: now, answeredAt: now } as const;
  await withTransaction(db, (tx) =>
    tx
      .insert(paymentOperations)
      .values({ ...found, reference, provider, paymentId, providerId: paymentId, amountKurus })
      .onConflictDoNothing(),
  );
}

/** Written down together. */
const atOnce = 50;

type Asked = {
  reference: string;
  kind: OperationKind;
  paymentId: string | null;
  transactionId?: string;
  amountKurus?: number;
};

type Answer = Partial<Pick<PaymentOperation, 'paymentId' | 'providerId' | 'amountKurus' | 'code'>> &
  Pick<PaymentOperation, 'state'>;

function answerOf(outcome: ProviderOutcome | RefundOutcome | CancelOutcome): Answer {
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
 * Writes each capture, cancel and refund down before the provider hears of it, and its answer after. What is known to
 * be done is not asked for again. What a look-up tells later is added.
 */
export function withOperations(
  provider: PaymentProvider,
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
): PaymentProvider {
  /** True when it may be asked; false when it is known to be done. */
  const writeDown = gathered(atOnce, async (asked: readonly Asked[]) => {
    const now = clock.now();
    const once = { provider: provider.provider, state: 'asked', timesAsked: 1, askedAt: now } as const;
    const rows = await db
      .insert(paymentOperations)
      .values(asked.map((one) => ({ ...one, ...once })))
      .onConflictDoUpdate({
        target: paymentOperations.reference,
        set: { state: 'asked', timesAsked: sql`${paymentOperations.timesAsked} + 1`, askedAt: now, answeredAt: null },
        setWhere: ne(paymentOperations.state, 'done'),
      })
      .returning({ reference: paymentOperations.reference });
    const written = new Set(rows.map(({ reference }) => reference));
    return asked.map(({ reference }) => written.has(reference));
  });

  const learnTogether = gathered(atOnce, async (heard: readonly (Answer & { reference: string })[]) => {
    const answeredAt = clock.now();
    const rows = heard.map((one) => ({ ...one, answeredAt }));
    await bulkUpdate(db, paymentOperations, ['reference'], rows, ne(paymentOperations.state, 'done'));
    return heard;
  });
  const learn = async (reference: string, answer: Answer): Promise<void> =>
    void (await learnTogether({ ...answer, reference }));

  const record = async <Outcome extends ProviderOutcome | RefundOutcome | CancelOutcome>(
    asked: Asked,
    ask: () => Promise<Outcome>,
    /** What is answered when it is done already. */
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
      // What was taken may have been given back: only its report says.
      if (asked.some(({ state }) => state !== 'refused')) return { outcome: 'unknown', reason: 'cancelUnheard' };
    }
    if (outcome.cancelled) {
      const isOpen = inArray(paymentOperations.state, ['asked', 'unknown']);
      const isItsCancel = and(eq(paymentOperations.paymentId, paymentId), eq(paymentOperations.kind, 'cancel'), isOpen);
      const done = { state: 'done', answeredAt: clock.now() } as const;
      await withTransaction(db, (tx) => tx.update(paymentOperations).set(done).where(isItsCancel));
    }
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
