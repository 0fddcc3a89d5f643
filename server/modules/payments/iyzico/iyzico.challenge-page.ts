import type { ChallengePage } from '../provider/index.ts';

/**
 * Wraps the HTML that iyzico sends in base64. It is foreign script: the headers give it an origin of its own,
 * so that it reads no cookie and no storage of the shop, while it posts itself to the bank in the top window. They
 * refuse every frame, because it leads on to the issuer's origin, which the shop's pages may not frame.
 */
export function challengePage(threeDSHtmlContent: string): ChallengePage {
  return {
    kind: 'document',
    html: Buffer.from(threeDSHtmlContent, 'base64').toString('utf8'),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "sandbox allow-forms allow-scripts allow-top-navigation allow-popups; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  };
}
