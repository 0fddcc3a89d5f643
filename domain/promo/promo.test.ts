import { describe, expect, it } from 'vitest';
import { kurus } from '../money/index.ts';
import {
  decidePromoLink,
  evaluatePromo,
  findPromoRefusal,
  invalidPromoCode,
  isCodeInEffect,
  longestPromoCode,
  NO_PROMO,
  parsePromoState,
  promoDiscount,
  promoProcessingFailed,
  promoToSend,
  readPromoLink,
  setPromoCode,
  withCalculatedPromo,
  withoutPromoLink,
  type PromoRule,
  type PromoSituation,
  normalizePromoCode,
} from './index.ts';

describe('the promo-code state', () => {
  it('is set trimmed, in upper case without Turkish casing, and without an error [PROMO-1]', () => {
    expect([' indirim10 ', 'İNDİRİM10', '', '  '].map(setPromoCode)).toEqual([
      { code: 'INDIRIM10', error: null },
      { code: 'INDIRIM10', error: null },
      { code: null, error: null },
      { code: null, error: null },
    ]);
  });

  it('stores NOT_ACCEPTED as the error; anything else clears it [PROMO-2 PROMO-3]', () => {
    const refused = withCalculatedPromo(setPromoCode('a'), { status: 'NOT_ACCEPTED', code: 'A', error: null });
    expect(refused).toEqual({ code: 'A', error: invalidPromoCode });
    expect(withCalculatedPromo(refused, { status: 'ACCEPTED', code: 'A', error: null })).toEqual({
      code: 'A',
      error: null,
    });
  });

  it('never sends a blank code [PROMO-10]', () => {
    expect([NO_PROMO, { code: '  ', error: null }, setPromoCode('a')].map(promoToSend)).toEqual([
      undefined,
      undefined,
      { code: 'A' },
    ]);
  });

  it('keeps only what a request can carry', () => {
    const nul = String.fromCodePoint(0);
    expect([`${nul}\uFFFD`, nul, `mer${nul}can10 `, '\uD800'].map(normalizePromoCode)).toEqual([
      '\uFFFD',
      null,
      'MERCAN10',
      null,
    ]);
  });

  it('is read from storage, junk left out', () => {
    expect([
      parsePromoState({ code: 'a', error: { code: 300, message: 'x' } }),
      parsePromoState({ code: 5, error: 'x' }),
      parsePromoState(null),
    ]).toEqual([
      { code: 'A', error: { code: '300', message: { tr: 'x', en: 'x' } } },
      { code: null, error: null },
      null,
    ]);
  });
});

describe('a code from a link', () => {
  it('is read from promoCode or familyCode, which then leave the address [SHELL-12 SHELL-13]', () => {
    const search = new URLSearchParams('a=1&familyCode=aile7&promoCode=%20&b=2');
    expect([readPromoLink(search), withoutPromoLink(search).toString()]).toEqual(['AILE7', 'a=1&b=2']);
    expect(readPromoLink(new URLSearchParams('familyCode=A&promoCode=B'))).toBe('B');
    expect(readPromoLink(new URLSearchParams('x=1'))).toBeNull();
  });

  it('is applied, ignored when blank or in effect, refused with 300 without a promo-code state [PROMO-7 PROMO-9]', () => {
    const state = setPromoCode('AILE7');
    expect([isCodeInEffect(state, ' aile7'), isCodeInEffect(NO_PROMO, 'x'), isCodeInEffect(NO_PROMO, '')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([
      decidePromoLink(state, 'yeni'),
      decidePromoLink(state, 'aile7'),
      decidePromoLink(null, ' '),
      decidePromoLink(state, 'X'.repeat(longestPromoCode)),
      decidePromoLink(state, 'X'.repeat(longestPromoCode + 1)),
      decidePromoLink(null, 'x'),
    ]).toEqual([
      { type: 'apply', code: 'YENI' },
      { type: 'ignore' },
      { type: 'ignore' },
      { type: 'apply', code: 'X'.repeat(40) },
      { type: 'refuse', answer: { status: 'NOT_ACCEPTED', code: 'X'.repeat(41), error: invalidPromoCode } },
      {
        type: 'refuse',
        answer: {
          status: 'NOT_ACCEPTED',
          code: 'X',
          error: { code: '300', message: { tr: 'Geçersiz promosyon kodu', en: 'Invalid promo code' } },
        },
      },
    ]);
    expect([promoProcessingFailed.code, promoProcessingFailed.message.en]).toEqual([
      '300',
      'Error processing promo code',
    ]);
  });
});

const now = Date.parse('2026-03-14T09:30:00Z');
const rule: PromoRule = {
  code: 'MERCAN10',
  kind: 'percent',
  isActive: true,
  percent: 10,
  amount: null,
  startsAt: now,
  endsAt: now + 1,
  minimumAmount: kurus(10_000),
  usageLimit: 5,
  usageLimitPerAccount: 1,
  purchaseTypes: ['oneTimePurchase'],
  firstPurchaseOnly: true,
  _owner: 'owner',
};
const account = { _id: 'someone', isStudent: false, timesUsed: 0, isFirstPurchase: true };
const situation: PromoSituation = {
  now,
  timesUsed: 4,
  account,
  amounts: { subscription: kurus(50_000), oneTimePurchase: kurus(10_000) },
};

describe('the limits of a code', () => {
  it('accept a code just inside each of them', () => {
    expect(evaluatePromo('MERCAN10', rule, situation)).toEqual({ status: 'ACCEPTED', code: 'MERCAN10', error: null });
    expect(findPromoRefusal(rule, { ...situation, account: null })).toBeNull();
  });

  it('refuse a code just outside any of them', () => {
    const refusals = [
      findPromoRefusal(null, situation),
      findPromoRefusal({ ...rule, isActive: false }, situation),
      findPromoRefusal({ ...rule, startsAt: now + 1 }, situation),
      findPromoRefusal({ ...rule, endsAt: now }, situation),
      findPromoRefusal(rule, { ...situation, timesUsed: 5 }),
      findPromoRefusal(rule, { ...situation, account: { ...account, timesUsed: 1 } }),
      findPromoRefusal(rule, { ...situation, account: { ...account, _id: 'owner' } }),
      findPromoRefusal({ ...rule, kind: 'student' }, situation),
      findPromoRefusal({ ...rule, kind: 'student' }, { ...situation, account: null }),
      findPromoRefusal(rule, { ...situation, account: { ...account, isFirstPurchase: false } }),
      findPromoRefusal(rule, { ...situation, amounts: { ...situation.amounts, oneTimePurchase: kurus(0) } }),
      findPromoRefusal(rule, { ...situation, amounts: { ...situation.amounts, oneTimePurchase: kurus(9_999) } }),
    ];
    expect(refusals).toEqual([
      'invalid',
      'invalid',
      'notStarted',
      'expired',
      'usedUp',
      'usedUp',
      'ownCode',
      'studentsOnly',
      'studentsOnly',
      'firstPurchaseOnly',
      'nothingEligible',
      'belowMinimum',
    ]);
  });

  it('give NOT_ACCEPTED with the code and both texts [PROMO-6]', () => {
    expect(evaluatePromo('YOK', null, situation)).toEqual({
      status: 'NOT_ACCEPTED',
      code: 'YOK',
      error: { code: '300', message: { tr: 'Geçersiz promosyon kodu', en: 'Invalid promo code' } },
    });
  });

  it('take off a percentage or an amount, never more than the total', () => {
    const fixed = { ...rule, percent: null, amount: kurus(5_000) };
    expect([
      promoDiscount(rule, kurus(11_895)),
      promoDiscount(fixed, kurus(11_895)),
      promoDiscount(fixed, kurus(400)),
      promoDiscount({ ...rule, percent: null }, kurus(400)),
    ]).toEqual([1190, 5000, 400, 0]);
  });
});
