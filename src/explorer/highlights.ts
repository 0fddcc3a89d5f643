import type { Highlight } from 'machine-explorer';

/** Walks shown to a first-time visitor. A test checks that each reaches its state. */
export const highlights: readonly Highlight[] = [
  {
    flow: 'three-d-secure',
    input: 'challenged',
    tokens: ['frame.opened', 'challenge.returned', 'read.done.declined'],
    statePath: 'declined',
    words: { tr: 'Banka kartı kabul etmedi', en: 'The bank declined the card' },
  },
  {
    flow: 'three-d-secure',
    input: 'challenged',
    tokens: ['frame.opened', 'payment.cancel'],
    statePath: 'abandoning',
    words: {
      tr: 'Alışverişçi vazgeçti, para henüz belli değil',
      en: 'The shopper gave up, the money is not known yet',
    },
  },
  {
    flow: 'three-d-secure',
    input: 'resumed',
    tokens: ['read.done.paid'],
    statePath: 'paid',
    words: { tr: 'Banka parayı çekti', en: 'The bank charged the card' },
  },
];
