import { createHash } from 'node:crypto';
import { captureScript } from './capture-script.ts';

export interface PolicySettings {
  /** Origins that pages may call: that of the API, when it is not ours. */
  connectOrigins: string[];
  /** Origins of the bank, for a payment's form and frame. */
  bankOrigins: string[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const captureHash = hashOf(captureScript);
/** Stitches fills an empty style element through its sheet: the browser checks the element while it is empty. */
const emptyHash = hashOf('');

/** Inline scripts: only the constant capture script; styles by hash. Style attributes run no code and are allowed. */
export function contentSecurityPolicy(sheets: string[], { connectOrigins, bankOrigins }: PolicySettings): string {
  const banks = bankOrigins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self' ${captureHash}`,
    `style-src 'self' ${sheets.map(hashOf).join(' ')} ${emptyHash}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(' '),
    `form-action 'self'${banks}`,
    `frame-src 'self'${banks}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every page. */
export const pageHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
};

export const strictTransport = 'max-age=31536000; includeSubDomains';
