import { expect, test } from 'vitest';
import type { Attempt } from '../../attempts/index.ts';
import { paymentNotTaken } from './purchase.mails.ts';
import type { PurchasePayload } from './purchase.types.ts';

const config = { publicUrl: 'https://mercan.test' };
const buyer = { firstName: 'Ada', email: 'ada@mercan.test' };
const asked = new Date('2026-03-02T09:00:00Z');

type Facts = Pick<Attempt, 'end' | 'method' | 'moneyAskedAt' | 'language'>;
const write = (facts: Partial<Facts>, payload: Partial<PurchasePayload>) =>
  paymentNotTaken({
    attempt: { end: null, method: 'challenge', moneyAskedAt: null, language: 'tr', ...facts } as Attempt,
    payload: { chargedKurus: 42990, balanceKurus: 0, subscription: null, buyer, ...payload } as PurchasePayload,
    config,
  });
const whyOf = (facts: Partial<Facts>, payload: Partial<PurchasePayload> = {}) =>
  write(facts, payload).text.split('\n\n')[1];

const expired = (because: 'time' | 'abandoned' | 'bankUnavailable') => ({ end: { kind: 'expired', because } }) as const;

test('the mail gives the reason of each end and where the money is', () => {
  const amount = '₺429,90 tutarındaki ödemen tamamlanmadı.';
  const declined = { kind: 'declined', code: 'cardExpired', retryable: false } as const;
  expect([
    whyOf({ end: declined }),
    whyOf(expired('time')),
    whyOf({ ...expired('time'), moneyAskedAt: asked }),
    whyOf(expired('abandoned')),
    whyOf(expired('bankUnavailable')),
    whyOf(expired('time'), { chargedKurus: 0 }),
    whyOf({ ...expired('time'), method: 'none', language: 'en' }, { chargedKurus: 0, balanceKurus: 42990 }),
  ]).toEqual([
    `${amount} Kartının süresi dolmuş. Para çekilmedi.`,
    `${amount} Onay süresi doldu. Para çekilmedi.`,
    `${amount} Bankandan zamanında cevap gelmedi, ödemeyi kapattık. Para çekilmedi.`,
    `${amount} Ödeme iptal edildi. Para çekilmedi.`,
    `${amount} Bankaya ulaşamadık. Para çekilmedi.`,
    'Siparişinin onayı tamamlanmadı. Onay süresi doldu. Para çekilmedi.',
    'Your order could not be confirmed. We could not reserve your items. You have not been charged.',
  ]);
});

test('the mail names a returned balance and an unstarted subscription', () => {
  const subscription = {} as PurchasePayload['subscription'];
  const { html, ...mail } = write(expired('time'), { balanceKurus: 2500, subscription });
  expect(html).toContain('₺25,00');
  expect(mail).toEqual({
    kind: 'paymentNotTaken',
    recipient: 'ada@mercan.test',
    language: 'tr',
    subject: 'Mercan: ödemen tamamlanmadı',
    text: [
      'Merhaba Ada,',
      '₺429,90 tutarındaki ödemen tamamlanmadı. Onay süresi doldu. Para çekilmedi.',
      'Hesap bakiyenden ayırdığımız ₺25,00 bakiyene geri döndü.',
      'Bu denemeden sipariş ya da abonelik oluşmadı. Arada yeniden sipariş verdiysen o geçerli; vermediysen dilediğinde yeniden deneyebilirsin:',
      'https://mercan.test/cart',
    ].join('\n\n'),
  });
});
