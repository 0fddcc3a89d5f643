import { describe, expect, it } from 'vitest';
import {
  cardBrand,
  expiresThisMonth,
  formatCardNumber,
  formatExpiry,
  isExpired,
  parseExpiry,
  passesLuhn,
  validateCard,
  validateCardNumber,
  validateCvc,
  validateExpiry,
  validateHolder,
} from './index.ts';

const now = Date.parse('2026-03-31T20:59:59Z');

describe('card numbers', () => {
  it('carry a check digit', () => {
    expect(
      ['5528790000000008', '4111111111111129', '5406670000000009', '5528790000000009', ''].map(passesLuhn),
    ).toEqual([true, true, true, false, false]);
  });

  it('have their brand in the first digits', () => {
    expect(['4', '5528', '2221', '2720', '2721', '371', '9792', '65', '1'].map(cardBrand)).toEqual([
      'visa',
      'mastercard',
      'mastercard',
      'mastercard',
      'other',
      'amex',
      'troy',
      'troy',
      'other',
    ]);
  });

  it('are validated', () => {
    expect(
      [
        '5528 7900 0000 0008',
        '378282246310005',
        '',
        '5528 79',
        '55287900000000080',
        '5528790000000009',
        '5528x90000000008',
      ].map(validateCardNumber),
    ).toEqual([null, null, 'required', 'tooShort', 'tooLong', 'invalid', 'invalid']);
  });

  it('are grouped as they are typed', () => {
    expect([
      formatCardNumber('5528790000000008'),
      formatCardNumber('55287'),
      formatCardNumber('378282246310005'),
    ]).toEqual(['5528 7900 0000 0008', '5528 7', '3782 822463 10005']);
  });
});

describe('expiry', () => {
  it('is read in the ways people type it', () => {
    expect(['7/29', '07/2029', '0729', '07 / 29', '13/29', '00/29', '7', ''].map(parseExpiry)).toEqual([
      ...Array.from({ length: 4 }, () => ({ month: 7, year: 2029 })),
      null,
      null,
      null,
      null,
    ]);
    expect(['0729', '7', '07', '1', '072'].map(formatExpiry)).toEqual(['07/29', '07', '07', '1', '07/2']);
    expect(['1/', '1/30', '7-29', '12/', '12/203', '12/2030', '122030', '12/305'].map(formatExpiry)).toEqual([
      '01/',
      '01/30',
      '07/29',
      '12/',
      '12/203',
      '12/30',
      '12/30',
      '12/30',
    ]);
  });

  it('lasts to the end of its month in Istanbul', () => {
    expect([isExpired({ month: 3, year: 2026 }, now), isExpired({ month: 3, year: 2026 }, now + 1000)]).toEqual([
      false,
      true,
    ]);
    const ending = [2, 3, 4].map((month) => expiresThisMonth({ month, year: 2026 }, now));
    expect(ending).toEqual([false, true, false]);
    expect(['', '02/26', '12/60', '03/26'].map((raw) => validateExpiry(raw, now))).toEqual([
      'required',
      'expired',
      'invalid',
      null,
    ]);
  });
});

describe('the rest of a card', () => {
  it('has a code of 3 digits, 4 for amex', () => {
    expect([
      validateCvc('123', '5528'),
      validateCvc('', '5528'),
      validateCvc('12', '5528'),
      validateCvc('1234', '5528'),
      validateCvc('1234', '3782'),
      validateCvc('12a', '5528'),
    ]).toEqual([null, 'required', 'tooShort', 'tooLong', null, 'invalid']);
  });

  it('has a holder with two names', () => {
    expect(
      [
        'Ayşe Yılmaz',
        'Ayşe',
        'Jan ’t Hart',
        'Ali\u00a0Rıza Kaya',
        '3M TÜRKİYE A.Ş.',
        'BAL & PETEK LTD',
        '',
        '4111 1111',
        `A ${'b'.repeat(60)}`,
      ].map(validateHolder),
    ).toEqual([null, null, null, null, null, null, 'required', 'invalid', 'tooLong']);
  });

  it('is judged as a whole, in the order of the form', () => {
    expect(
      validateCard({ holder: '', number: '', expiry: '', cvc: '' }, now).map(({ field, code }) => `${field} ${code}`),
    ).toEqual(['holder required', 'number required', 'expiry required', 'cvc required']);
    expect(
      validateCard({ holder: 'Ada Lovelace', number: '5528790000000008', expiry: '12/30', cvc: '123' }, now),
    ).toEqual([]);
  });
});

describe('a complete expiry', () => {
  it.each([
    '2029-03',
    '2029/03',
    '202903',
    ' 2029-03 ',
    '2029-3',
    '2029–03',
    '2029-03-01',
    '2029-03\u200b',
    '٢٠٢٩-٠٣',
    '０３/２９',
    '03/2029',
    '3/29',
    '03-29',
  ])('reads %j as March 2029', (raw) => {
    expect([formatExpiry(raw), parseExpiry(raw)]).toEqual(['03/29', { month: 3, year: 2029 }]);
    expect(parseExpiry(formatExpiry(raw))).toEqual({ month: 3, year: 2029 });
  });
});
