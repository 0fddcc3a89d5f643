import { and, asc, eq, inArray } from 'drizzle-orm';
import { ATTEMPT_STATES, isAttemptOpen } from '../../../../domain/payment/index.ts';
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts';
import { type Attempt, type AttemptHooks, changeAttempt } from '../attempt/index.ts';
import { nowhere, paymentAttempts } from '../attempt/attempts.tables.ts';

/** An ended attempt without who made it. */
export const unnamed = (attempt: Attempt, kind: AttemptHooks) => ({
  payload: kind.forget(attempt),
  ip: nowhere,
  page: null,
  capture: attempt.capture && { ...attempt.capture, savedCard: null },
  notifyAt: null,
});

/** An account is not closed while anybody may still learn what became of its money: every open attempt has ended. */
export const attemptsData = (kindOf: (attempt: Attempt) => AttemptHooks): PersonalData => ({
  tables: {
    payment_attempts: { unnamed: 'books: which order was paid by which payment, and what is to go back' },
    compared_days: 'impersonal',
  },
  async findObstacles(db, accountId) {
    const open = ATTEMPT_STATES.filter(isAttemptOpen);
    const rows = await db
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.accountId, accountId), inArray(paymentAttempts.state, open)));
    return rows.length > 0 ? [{ code: 'PAYMENT_IN_PROGRESS', orderId: null, orderNumber: null }] : [];
  },
  async erase(tx, { id }) {
    const attempts = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.accountId, id)).for('update');
    for (const attempt of attempts) {
      await changeAttempt(tx, attempt.id, unnamed(attempt, kindOf(attempt)));
    }
  },
  async copy(db, { id }) {
    const attempts = await db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.accountId, id))
      .orderBy(asc(paymentAttempts.createdAt), asc(paymentAttempts.id));
    return {
      payments: attempts.map(({ kind, state, amountKurus, payload, capture, ip, createdAt, endedAt, end, result }) => ({
        kind,
        state,
        amountKurus,
        payload,
        card: capture?.card ?? null,
        ip,
        createdAt,
        endedAt,
        end,
        result,
      })),
    };
  },
});
