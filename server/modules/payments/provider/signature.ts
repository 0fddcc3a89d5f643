import { createHmac, timingSafeEqual } from 'node:crypto';

/** Hex HMAC-SHA256 of `text`. */
export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Compares in constant time: its duration does not disclose where the difference is. */
export function isSignature(secret: string, text: string, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const expected = Buffer.from(sign(secret, text));
  const actual = Buffer.from(given.toLowerCase());
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
