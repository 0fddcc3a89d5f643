/** The bank's reaction to a card. The first nine numbers are from iyzico's sandbox; the others are this bank's. */
export type CardBehaviour =
  | 'succeeds'
  | 'insufficientFunds'
  | 'doNotHonour'
  | 'cardExpired'
  | 'securityCodeWrong'
  | 'mdStatusZero'
  | 'mdStatusFour'
  | 'initialisationFails'
  | 'notRefundable'
  | 'hangsBeforeCharge'
  | 'hangsAfterCharge'
  | 'callsBackTwice'
  | 'callsBackLate'
  | 'callsBackEarly'
  | 'chargesWrongAmount'
  | 'renewalNeedsChallenge'
  | 'renewalDeclines'
  | 'declinesThenLands'
  | 'landsLate'
  | 'answersUnlistedCode'
  | 'losesReports'
  | 'refundsOneLine'
  | 'goesDark'
  | 'storedNeedsChallenge';

export interface TestCard {
  number: string;
  behaviour: CardBehaviour;
  caption: { tr: string; en: string };
}

/** The code the bank "sends by text message". The same for every payment: nothing here is real. */
export const TEST_ONE_TIME_CODE = '283126';

export const TEST_CARDS: readonly TestCard[] = [
  { number: '5528790000000008', behaviour: 'succeeds', caption: { tr: 'Ödeme geçer', en: 'Payment succeeds' } },
  {
    number: '4111111111111129',
    behaviour: 'insufficientFunds',
    caption: { tr: 'Yetersiz bakiye', en: 'Insufficient funds' },
  },
  {
    number: '4129111111111111',
    behaviour: 'doNotHonour',
    caption: { tr: 'Banka reddeder', en: 'The bank says no (do not honour)' },
  },
  {
    number: '4125111111111115',
    behaviour: 'cardExpired',
    caption: { tr: 'Kartın süresi dolmuş', en: 'The card has expired' },
  },
  {
    number: '4124111111111116',
    behaviour: 'securityCodeWrong',
    caption: { tr: 'Güvenlik kodu (CVC) hatalı', en: 'The security code (CVC) is wrong' },
  },
  {
    number: '4131111111111117',
    behaviour: 'mdStatusZero',
    caption: { tr: '3D Secure doğrulaması geçmez (mdStatus 0)', en: '3-D Secure fails (mdStatus 0)' },
  },
  {
    number: '4141111111111115',
    behaviour: 'mdStatusFour',
    caption: { tr: '3D Secure yarım kalır (mdStatus 4)', en: '3-D Secure is only attempted (mdStatus 4)' },
  },
  {
    number: '4151111111111112',
    behaviour: 'initialisationFails',
    caption: { tr: '3D Secure hiç başlamaz', en: '3-D Secure does not start' },
  },
  {
    number: '5406670000000009',
    behaviour: 'notRefundable',
    caption: { tr: 'Ödeme geçer; iptal ve iade olmaz', en: 'Payment succeeds; no cancel, no refund' },
  },
  {
    number: '4543600000000011',
    behaviour: 'hangsBeforeCharge',
    caption: { tr: 'Banka parayı çekmeden susar', en: 'The bank falls silent before it charges' },
  },
  {
    number: '4543600000000029',
    behaviour: 'hangsAfterCharge',
    caption: { tr: 'Banka parayı çeker, sonra susar', en: 'The bank charges, then falls silent' },
  },
  {
    number: '4543600000000037',
    behaviour: 'callsBackTwice',
    caption: { tr: 'Sonuç dükkâna iki kez bildirilir', en: 'The shop is told the result twice' },
  },
  {
    number: '4543600000000045',
    behaviour: 'callsBackLate',
    caption: { tr: 'Sonuç geç bildirilir', en: 'The shop is told the result late' },
  },
  {
    number: '4543600000000052',
    behaviour: 'callsBackEarly',
    caption: { tr: 'Sonuç, ödeme başlamadan bildirilir', en: 'The shop is told before it has its answer' },
  },
  {
    number: '4543600000000060',
    behaviour: 'chargesWrongAmount',
    caption: { tr: 'Banka 1 lira fazla çeker', en: 'The bank charges 1 lira too much' },
  },
  {
    number: '4543600000000078',
    behaviour: 'renewalNeedsChallenge',
    caption: { tr: 'Yenilemede 3D Secure ister', en: 'Renewals need 3-D Secure' },
  },
  {
    number: '4543600000000086',
    behaviour: 'renewalDeclines',
    caption: { tr: 'İlk ödeme geçer, yenilemede bakiye yetmez', en: 'First payment succeeds, renewals lack funds' },
  },
  {
    number: '4543600000000094',
    behaviour: 'declinesThenLands',
    caption: { tr: 'Banka reddeder, parayı sonradan çeker', en: 'The bank says no and takes the money later' },
  },
  {
    number: '4543600000000102',
    behaviour: 'landsLate',
    caption: {
      tr: 'Banka susar, ödemeyi tanımaz, parayı sonradan çeker',
      en: 'The bank falls silent, knows of nothing, and takes the money later',
    },
  },
  {
    number: '4543600000000110',
    behaviour: 'answersUnlistedCode',
    caption: { tr: 'Para çekilir, cevabı bilinmeyen bir kod', en: 'Charges, and answers a code nobody knows' },
  },
  {
    number: '4543600000000128',
    behaviour: 'losesReports',
    caption: { tr: 'İadeyi yapar, bir süre bildirmez', en: 'Refunds, and does not report it for a while' },
  },
  {
    number: '4543600000000136',
    behaviour: 'refundsOneLine',
    caption: { tr: 'İptal yok; yalnızca ilk kalem iade olur', en: 'No cancel; only the first line can be refunded' },
  },
  {
    number: '4543600000000144',
    behaviour: 'goesDark',
    caption: { tr: 'Banka parayı çeker, sorulara cevap vermez', en: 'The bank charges, and answers no question' },
  },
  {
    number: '4543600000000151',
    behaviour: 'storedNeedsChallenge',
    caption: { tr: 'Kayıtlı kart olarak 3D Secure ister', en: 'Needs 3-D Secure as a saved card' },
  },
];

/** Null for any other number: the bank refuses real cards. */
export function findTestCard(digits: string): TestCard | null {
  return TEST_CARDS.find((card) => card.number === digits) ?? null;
}

/** Printed at the start: one card per line, number in groups of four, then both captions. */
export function describeTestCards(): string {
  return TEST_CARDS.map(
    (card) => `${card.number.replace(/(\d{4})(?=\d)/g, '$1 ')}  ${card.caption.tr} · ${card.caption.en}`,
  ).join('\n');
}
