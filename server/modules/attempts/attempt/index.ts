export { attemptIdOf, queryOf, referenceOf, withOwnLines } from './attempt-reference.ts';
export { shownAmount, toPaymentState } from './attempt.view.ts';
export { type AttemptEnd, type AttemptResult, nowhere, type RefundReason } from './attempts.columns.ts';
export { attemptErrors, refuseEnded } from './attempts.errors.ts';
export { attemptsPort, type AttemptsPort, type PaymentDetails, type WithAttempts } from './attempts.port.ts';
export {
  acknowledgeEnds,
  acknowledgeUncharged,
  changeAttempt,
  changeAttempts,
  checkSoon,
  dropNotification,
  findAttempt,
  findAttemptByCallback,
  findAttemptByKey,
  findAttemptByReference,
  findAttempts,
  findBlockingAttempt,
  findPendingNotifications,
  findUnfinishedAttempt,
  insertAttempt,
  insertAttempts,
  keepDoubt,
  listOpenAttempts,
  listStuck,
  lockAttempt,
  lockAttempts,
  lockPendingNotification,
  lockUnpaid,
  lockYielded,
  nextDueAttempt,
  renewLease,
  takeDueAttempts,
} from './attempts.repository.ts';
export { changeAttemptIfNeeded, takeUnasked } from './change-attempt.repository.ts';
export {
  type Attempt,
  type AttemptHooks,
  type AttemptState,
  CannotFulfil,
  type Needed,
  type NewAttempt,
  type PaymentState,
  type UnpaidEnd,
} from './attempts.types.ts';
export { declineMessage } from './decline-messages.ts';
export { type AttemptStep, faultPoint, faultsPort, readFaults, type WithFaults } from './faults.ts';
