import { createHash } from 'node:crypto';
import { PAGE_STYLE, RETURN_SCRIPT, WAIT_SCRIPT } from './page-style.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** `merchantOrigin`: the only other origin that forms may post to and that may frame the page. */
export function pageHeaders(merchantOrigin: string | null): Record<string, string> {
  const origins = merchantOrigin === null ? "'self'" : `'self' ${merchantOrigin}`;
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      `style-src ${hash(PAGE_STYLE)}`,
      `script-src ${hash(RETURN_SCRIPT)} ${hash(WAIT_SCRIPT)}`,
      "connect-src 'self'",
      'img-src data:',
      `form-action ${origins}`,
      `frame-ancestors ${origins}`,
      "base-uri 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
  };
}
