import { describe, expect, it } from 'vitest';
import {
  accountMenuOf,
  isEverybodys,
  ledAwayFrom,
  formatPhone,
  isStudent,
  tagsWhenProven,
  normalizeEmail,
  normalizePhone,
  validateDateOfBirth,
  validateEmail,
  validateName,
  validatePassword,
  validatePasswordAgain,
  validatePhone,
} from './index.ts';

const holder = (email: string, tags: string[] = [], accountType: 'normal' | 'charity' = 'normal') => ({
  email,
  tags,
  accountType,
});

describe('the account menu (Spec §2)', () => {
  it('hides the corporation profile from normal accounts', () => {
    expect(accountMenuOf({ accountType: 'normal', hasPassword: true }).map(({ id }) => id)).toEqual([
      'my-subscription',
      'my-orders',
      'our-family-code',
      'partnership-code',
      'my-user-info',
      'change-my-password',
      'my-addresses',
      'my-saved-cards',
      'communication',
    ]);
  });

  it('hides family code, partnership code and saved cards from charities, and the password entry that does not apply', () => {
    const charity = { accountType: 'charity', hasPassword: false } as const;
    expect(accountMenuOf(charity).map(({ id }) => id)).toEqual([
      'my-subscription',
      'my-orders',
      'my-user-info',
      'corporation-profile-info',
      'create-password',
      'my-addresses',
      'communication',
    ]);
    const pages = ['/account', '/account/cards', '/account/profile/delete-account', '/account/corporation-profile'];
    expect(pages.map((path) => ledAwayFrom(path, charity))).toEqual([null, '/account', null, null]);
    expect(pages.map((path) => isEverybodys(path))).toEqual([true, false, true, false]);
    expect(ledAwayFrom('/account/corporation-profile', { accountType: 'normal' })).toBe('/account');
  });

  it('knows students by their tag (Spec §6)', () => {
    expect([isStudent({ tags: ['STUDENT'] }), isStudent({ tags: ['student'] })]).toEqual([true, false]);
  });

  it('makes a student of a person who reads mail at a university, until they leave it', () => {
    expect([
      tagsWhenProven(holder('ada@example.com'), 'ada@ogr.itu.edu.tr'),
      tagsWhenProven(holder('ada@itu.edu.tr', ['STUDENT']), 'ada@Itu.EDU.tr'),
      tagsWhenProven(holder('ada@itu.edu.tr', ['STUDENT']), 'ada@example.com'),
      tagsWhenProven(holder('ada@example.com', ['STUDENT']), 'ada@example.org'),
      tagsWhenProven(holder('ag@example.com', [], 'charity'), 'ag@itu.edu.tr'),
      ...['ada@edu.tr', 'ada@itu.edu.tr.example', 'ada@xedu.tr', 'itu.edu.tr@example.com'].map((email) =>
        tagsWhenProven(holder('ada@example.com'), email),
      ),
    ]).toEqual([['STUDENT'], ['STUDENT'], [], ['STUDENT'], [], [], [], [], []]);
  });
});

const turkish = (number: string): string | null => validatePhone({ dialCode: '+90', number });

describe('phone numbers', () => {
  it('are mobile ones in Turkey, with or without the leading 0 and blanks', () => {
    expect(
      [
        '5321234567',
        '0532 123 45 67',
        '(532) 123-45-67',
        '',
        '532123456',
        '53212345678',
        '2121234567',
        '532abc4567',
      ].map(turkish),
    ).toEqual([null, null, null, 'required', 'tooShort', 'tooLong', 'invalid', 'invalid']);
  });

  it('have 6 to 14 digits elsewhere', () => {
    expect([
      validatePhone({ dialCode: '+971', number: '501234567' }),
      validatePhone({ dialCode: '+971', number: '12345' }),
      validatePhone({ dialCode: '', number: '123456' }),
    ]).toEqual([null, 'tooShort', 'invalid']);
  });

  it('are kept as digits and shown in groups', () => {
    expect(normalizePhone({ dialCode: '90', number: '0532 123 45 67' })).toEqual({
      dialCode: '+90',
      number: '5321234567',
    });
    expect(formatPhone({ dialCode: '+90', number: '5321234567' })).toBe('+90 532 123 45 67');
  });
});

describe('what a person types', () => {
  it('e-mail', () => {
    expect(
      [
        'a@b.co',
        ' Ada.Lovelace+x@Mail.Example.com ',
        '',
        'a',
        'a@b',
        'a..b@c.de',
        '.a@c.de',
        'a@-b.co',
        'a b@c.de',
        '😀@example.com',
        'ayşe@example.com',
        `${'a'.repeat(250)}@b.co`,
      ].map(validateEmail),
    ).toEqual([null, null, 'required', ...Array.from({ length: 8 }, () => 'invalid'), 'tooLong']);
    expect(normalizeEmail(' INFO@Mercan.TEST ')).toBe('info@mercan.test');
  });

  it('password', () => {
    expect(['mercan12', 'doğru at pil zımba', '', 'abc1', 'a1'.repeat(40), '90517346'].map(validatePassword)).toEqual([
      null,
      null,
      'required',
      'tooShort',
      'tooLong',
      null,
    ]);
    expect([validatePasswordAgain('a', ''), validatePasswordAgain('a', 'b'), validatePasswordAgain('a', 'a')]).toEqual([
      'required',
      'mismatch',
      null,
    ]);
  });

  it('name', () => {
    expect(
      ['Ayşe', "O'Neill", 'Ali Rıza', 'Ö', '  ', 'R2D2', '<b>', '😀', '--', 'x'.repeat(51)].map(validateName),
    ).toEqual([null, null, null, 'tooShort', 'required', 'invalid', 'invalid', 'invalid', 'invalid', 'tooLong']);
  });

  it('date of birth: 10 to 100 years (Spec §5)', () => {
    const now = Date.parse('2026-03-14T09:00:00Z');
    expect(
      ['', '2016-03-14', '2016-03-15', '1926-03-14', '1925-03-15', '1925-03-14', '2000-02-30', '14.03.2000'].map(
        (raw) => validateDateOfBirth(raw, now),
      ),
    ).toEqual([null, null, 'tooYoung', null, null, 'tooOld', 'invalid', 'invalid']);
  });
});
