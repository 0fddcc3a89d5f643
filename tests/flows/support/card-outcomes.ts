import type { Locale } from '../../../domain/locale/index.ts';
import type { CardBehaviour } from '../../../server/sandbox-bank/cards/test-cards.ts';

/** What the shopper does on the bank's page; `nothing`: the page is never shown. */
export type AtBank = 'approves' | 'mistypesThrice' | 'cancels' | 'nothing';

/** A refused card: what the shopper does at the bank, the reason shown, and the bank's ledger entries. */
export interface Refusal {
  card: CardBehaviour;
  atBank: AtBank;
  /** Mouse runs use Turkish where `tr` is given, otherwise English; keyboard runs use English. */
  why: { tr?: string; en: string };
  counted: string[];
  /** The refusal is not about the card: a retry is offered, not another card. */
  mayRetry?: true;
  /** Money was taken and returned: the page must not say that nothing was charged. */
  isGivenBack?: true;
}

const codeRefused = {
  tr: 'Bankan onay kodunu doğrulamadı. Yeniden dene ya da başka bir kart seç.',
  en: 'Your bank couldn’t verify the code. Try again or choose another card.',
};

export const refusals: Refusal[] = [
  {
    card: 'insufficientFunds',
    atBank: 'approves',
    why: {
      tr: 'Kartın limiti ya da bakiyesi bu tutara yetmiyor. Başka bir kart deneyebilir ya da bankanla konuşup yeniden gelebilirsin.',
      en: 'The card’s limit or balance does not cover this amount. Try another card, or talk to your bank and come back.',
    },
    counted: ['decline'],
  },
  {
    card: 'cardExpired',
    atBank: 'approves',
    why: {
      tr: 'Bu kartın süresi dolmuş. Yeni kartınla deneyebilirsin.',
      en: 'This card has expired. Try your new one.',
    },
    counted: ['decline'],
  },
  { card: 'mdStatusZero', atBank: 'approves', why: codeRefused, counted: [], mayRetry: true },
  { card: 'succeeds', atBank: 'mistypesThrice', why: codeRefused, counted: [], mayRetry: true },
  {
    card: 'doNotHonour',
    atBank: 'approves',
    why: {
      en: 'Your bank declined without giving a reason. Check that the card is enabled for online payments or call your bank; you can also try another card.',
    },
    counted: ['decline'],
  },
  {
    card: 'securityCodeWrong',
    atBank: 'approves',
    why: { en: 'The security code is incorrect. Check the three digits on the back again.' },
    counted: ['decline'],
  },
  { card: 'mdStatusFour', atBank: 'approves', why: { en: codeRefused.en }, counted: [], mayRetry: true },
  {
    card: 'initialisationFails',
    atBank: 'nothing',
    why: { en: 'Your bank’s approval page didn’t open. Try again a little later or choose another card.' },
    counted: [],
    mayRetry: true,
  },
  {
    card: 'succeeds',
    atBank: 'cancels',
    why: { en: 'It was cancelled on the bank’s page. You can try again if you like.' },
    counted: [],
    mayRetry: true,
  },
  {
    card: 'chargesWrongAmount',
    atBank: 'approves',
    why: {
      en: 'Your bank charged a different amount, so we cancelled the payment. Your statement may show both for a while.',
    },
    counted: ['capture', 'cancel'],
    mayRetry: true,
    isGivenBack: true,
  },
];

/** The result comes twice or too early, or the fault concerns later payments: this payment succeeds once. */
export const accepted: CardBehaviour[] = [
  'callsBackTwice',
  'notRefundable',
  'renewalNeedsChallenge',
  'renewalDeclines',
  'storedNeedsChallenge',
];

/** Accepted without a code. */
export const acceptedUnasked: CardBehaviour = 'callsBackEarly';

/** The bank falls silent with these ledger entries; the only charge comes when it is asked again. */
export const silent: { card: CardBehaviour; mouse: Locale; before: string[] }[] = [
  { card: 'hangsBeforeCharge', mouse: 'tr', before: [] },
  { card: 'hangsAfterCharge', mouse: 'en', before: ['capture'] },
];

/** The bank delays its answer on its own page. */
export const late: CardBehaviour = 'callsBackLate';

/** The sentences about the money, and the way on. */
export const outcomeWords = {
  tr: {
    notCharged: 'Bu deneme için kartından para çekilmedi.',
    endUnknown: 'Henüz bilmiyoruz: lütfen yeniden ödeme yapma. Öğrenince biz haber vereceğiz.',
    onlyApproved: 'Para, ancak sen bankada onaylarsan çekilir.',
    charged: /^Ödemen alındı: /,
    unknownTitle: 'Şu an biz de bilmiyoruz',
    again: 'Yeniden dene',
    another: 'Başka kartla dene',
    givenBack: 'Çekilen tutarın tamamı iade edildi.',
    titles: { again: 'Onay tamamlanmadı', another: 'Bankan bu kartı kabul etmedi', givenBack: 'Ödemen iade edildi' },
    ask: 'Yeniden sor',
    triesLeft: 'Kod doğru değil. Kalan deneme:',
    waitingAtBank: 'Onayınız işleniyor',
    callOff: 'Vazgeç, geri dön',
    notConfirmedTitle: 'Vazgeçmene henüz yanıt gelmedi',
    calledOff: 'Ödemeden vazgeçtin.',
  },
  en: {
    notCharged: 'Your card has not been charged for this attempt.',
    endUnknown: 'We don’t know yet. Please don’t pay again; we’ll let you know.',
    onlyApproved: 'You are charged only if you approve it at your bank.',
    charged: /^You have been charged /,
    unknownTitle: 'Right now we don’t know either',
    again: 'Try again',
    another: 'Try another card',
    givenBack: 'The full amount has been refunded.',
    titles: {
      again: 'The approval was not completed',
      another: 'Your bank did not accept this card',
      givenBack: 'Your payment was refunded',
    },
    ask: 'Ask again',
    triesLeft: 'That code is not right. Tries left:',
    waitingAtBank: 'Your approval is being processed',
    callOff: 'Cancel and go back',
    notConfirmedTitle: 'Your cancellation isn’t confirmed yet',
    calledOff: 'You cancelled the payment.',
  },
};
