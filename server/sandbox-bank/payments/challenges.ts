import { createHmac } from 'node:crypto';
import { type BankCode, mdStatusOf } from '../cards/card-rules.ts';
import { readCard } from './cards.ts';
import { declined, isExpired, newPayment } from './charging.ts';
import type { ChallengeRequest, DeclinedAnswer, Desk } from './teller.types.ts';
import { TEST_ONE_TIME_CODE } from '../cards/test-cards.ts';
import type { BankPayment } from '../cards/vault.ts';

const ALLOWED_WRONG_CODES = 3;

/** The fields of the form that is posted to the merchant's callback address. */
export type CallbackForm = Record<
  'status' | 'paymentId' | 'conversationData' | 'conversationId' | 'mdStatus' | 'signature',
  string
>;

export function openChallenge(desk: Desk, request: ChallengeRequest): BankPayment | DeclinedAnswer {
  const known = readCard(desk, request.card);
  if ('code' in known) return declined(known.code, null);
  if (known.card.behaviour === 'initialisationFails') return declined('initialisationFailed', null);
  const payment: BankPayment = {
    ...newPayment(desk, request, { ...known, purpose: request.purpose, callbackUrl: request.callbackUrl }),
    state: 'open',
  };
  desk.vault.keepPayment(payment);
  return payment;
}

function close(desk: Desk, payment: BankPayment, mdStatus: string, code: BankCode | null): BankPayment {
  const closed: BankPayment = { ...payment, state: code === null ? 'passed' : 'declined', mdStatus, code };
  desk.vault.keepPayment(closed);
  return closed;
}

export function passChallenge(desk: Desk, payment: BankPayment): BankPayment {
  const mdStatus = mdStatusOf(payment.card.behaviour);
  return close(desk, payment, mdStatus, mdStatus === '1' ? null : 'challengeFailed');
}

/** Checks the shopper's code. The third wrong one ends the challenge. An ended challenge does not change. */
export function answerChallenge(desk: Desk, payment: BankPayment, code: string): BankPayment {
  if (payment.state !== 'open') return payment;
  if (isExpired(desk, payment)) return close(desk, payment, '0', 'challengeExpired');
  if (code.replaceAll(/\s/g, '') === TEST_ONE_TIME_CODE) return passChallenge(desk, payment);
  const counted = { ...payment, wrongCodes: payment.wrongCodes + 1 };
  if (counted.wrongCodes >= ALLOWED_WRONG_CODES) return close(desk, counted, '0', 'challengeFailed');
  desk.vault.keepPayment(counted);
  return counted;
}

export function abandonChallenge(desk: Desk, payment: BankPayment): BankPayment {
  return payment.state === 'open' ? close(desk, payment, '0', 'challengeCancelled') : payment;
}

/** The callback's fields, signed with the merchant's key, so that the merchant can refuse a forged form. */
export function callbackForm(payment: BankPayment, merchantKey: string): CallbackForm {
  const mdStatus = payment.mdStatus ?? '0';
  const fields = {
    status: mdStatus === '1' ? 'success' : 'failure',
    paymentId: payment.paymentId,
    conversationData: '',
    conversationId: payment.reference,
    mdStatus,
  };
  const signed = [fields.conversationData, fields.conversationId, mdStatus, fields.paymentId, fields.status].join(':');
  return { ...fields, signature: createHmac('sha256', merchantKey).update(signed).digest('hex') };
}
