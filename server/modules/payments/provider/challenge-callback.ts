import type { ChallengeCallback } from './payments.port.ts';
import { isSignature } from './signature.ts';

function textOf(form: Readonly<Record<string, unknown>>, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value : '';
}

/** Reads the form that ends a challenge; bank and iyzico sign it alike. Null when the signature is not the secret's. */
export function readSignedCallback(form: Readonly<Record<string, unknown>>, secret: string): ChallengeCallback | null {
  const conversationData = textOf(form, 'conversationData');
  const reference = textOf(form, 'conversationId');
  const mdStatus = textOf(form, 'mdStatus');
  const paymentId = textOf(form, 'paymentId');
  const status = textOf(form, 'status');
  const signed = [conversationData, reference, mdStatus, paymentId, status].join(':');
  if (!reference || !paymentId || !isSignature(secret, signed, form.signature)) return null;
  return {
    reference,
    paymentId,
    passed: status === 'success' && mdStatus === '1',
    mdStatus,
    conversationData: conversationData === '' ? null : conversationData,
  };
}
