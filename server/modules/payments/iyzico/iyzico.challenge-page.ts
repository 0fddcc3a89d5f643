import type { ChallengePage } from '../payments.outcomes.ts';

/**
 * Wraps the HTML that iyzico sends in base64. It is somebody else's script: the headers give it an origin of its own,
 * so that it reads no cookie and no storage of the shop, while it may still post itself to the bank in the top window.
 */
export function challengePage(threeDSHtmlContent: string): ChallengePage {
  return {
    kind: 'document',
    html: Buffer.from(threeDSHtmlContent, 'base64').toString('utf8'),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': 'sandbox allow-forms allow-scripts allow-top-navigation allow-popups',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
    frameSandbox: 'allow-forms allow-scripts allow-top-navigation allow-popups',
  };
}
