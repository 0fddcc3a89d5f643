import type { PersonalData } from '../../../platform/personal-data/personal-data.ts';
import { type Attempt, type AttemptHooks, changeAttempt, nowhere } from '../attempt/index.ts';
import { hasOpenAttempt, listAttemptsOf, lockAttemptsOf } from './attempts.personal-data.repository.ts';

/** Changes that remove the personal data of an ended attempt. */
export const unnamed = (attempt: Attempt, kind: AttemptHooks) => ({
  payload: kind.forget(attempt),
  ip: nowhere,
  page: null,
  capture: attempt.capture && { ...attempt.capture, savedCard: null },
  notifyAt: null,
});

/** An account is closed only once all its attempts have ended: an open one may still move money. */
export const attemptsData = (kindOf: (attempt: Attempt) => AttemptHooks): PersonalData => ({
  tables: {
    payment_attempts: { unnamed: 'books: which order was paid by which payment, and what is to go back' },
    compared_days: 'impersonal',
  },
  async findObstacles(db, accountId) {
    const isOpen = await hasOpenAttempt(db, accountId);
    return isOpen ? [{ code: 'PAYMENT_IN_PROGRESS', orderId: null, orderNumber: null }] : [];
  },
  async erase(tx, { id }) {
    for (const attempt of await lockAttemptsOf(tx, id)) {
      await changeAttempt(tx, attempt.id, unnamed(attempt, kindOf(attempt)));
    }
  },
  async copy(db, { id }) {
    const attempts = await listAttemptsOf(db, id);
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
