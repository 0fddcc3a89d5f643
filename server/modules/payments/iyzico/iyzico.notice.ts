import { isSignature, type PaymentNotice } from '../provider/index.ts';

/** Reads a webhook of the direct format. Null when it is unreadable or X-IYZ-SIGNATURE-V3 does not fit. */
export function readIyzicoNotice(
  request: { headers: Readonly<Record<string, string | string[] | undefined>>; body: string },
  secretKey: string,
): PaymentNotice | null {
  let fields: Record<string, unknown>;
  try {
    fields = JSON.parse(request.body);
  } catch {
    return null;
  }
  if (fields === null || typeof fields !== 'object') return null;
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const reference = text('paymentConversationId');
  const paymentId = text('paymentId') || text('iyziPaymentId');
  const signed = `${secretKey}${text('iyziEventType')}${paymentId}${reference}${text('status')}`;
  if (!reference || !isSignature(secretKey, signed, request.headers['x-iyz-signature-v3'])) return null;
  return { reference, paymentId: paymentId === '' ? null : paymentId };
}
