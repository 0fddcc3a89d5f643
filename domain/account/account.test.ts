import { describe, expect, it } from 'vitest';
import {
  countryOf,
  dialCountries,
  normalizeName,
  phoneUseOf,
  spreadPhone,
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
  fullName,
  NO_PHONE,
  phonePlans,
  reviewerName,
  validateProfile,
} from './index.ts';

const holder = (email: string, tags: string[] = [], accountType: 'normal' | 'charity' = 'normal') => ({
  email,
  tags,
  accountType,
});

describe('students', () => {
  it('are known by their tag [ACCESS-6]', () => {
    expect([isStudent({ tags: ['STUDENT'] }), isStudent({ tags: ['student'] })]).toEqual([true, false]);
  });

  it('get the tag with a proven university address, and lose it with the address [ACCESS-7]', () => {
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

it('a number with an unassigned calling code is invalid, whatever its digits', () => {
  const typed = ['', '1', '12', '5321112233', '\u33ee', '0012', '+', '\u0e30\u0b72'];
  const inCode = (dialCode: string) => typed.map((number) => validatePhone({ dialCode, number }));
  const answers = ['required', 'invalid', 'invalid', 'invalid', 'invalid', 'invalid', 'invalid', 'invalid'];
  for (const dialCode of ['+0', '+9', '+999', '+9933', '']) {
    expect([dialCode, inCode(dialCode)]).toEqual([dialCode, answers]);
    for (const number of typed) {
      const phone = { dialCode, number };
      expect([spreadPhone(phone), countryOf(phone)]).toEqual([phone, null]);
      expect(() => normalizePhone(phone)).not.toThrow();
    }
  }
});

const turkish = (number: string): string | null => validatePhone({ dialCode: '+90', number });
const asked = (dialCode: string, number: string): unknown[] => [
  validatePhone({ dialCode, number }),
  ...Object.values(normalizePhone({ dialCode, number })),
];

describe('phone numbers', () => {
  it('are mobile ones in Turkey, however they are written [ACCOUNT-5]', () => {
    expect(
      [
        '5321234567',
        '0532 123 45 67',
        '(532) 123-45-67',
        '532/123.45.67',
        '٥٣٢ ١٢٣ ٤٥ ٦٧',
        '\u202a+90 532 123 45 67\u202c',
        '',
        '532123456',
        '53212345678',
        '532abc4567',
        '1234567890',
      ].map(turkish),
    ).toEqual([null, null, null, null, null, null, 'required', 'tooShort', 'tooLong', 'invalid', 'invalid']);
  });

  it('that are landlines are refused with the reason, and accepted from charities', () => {
    expect(
      ['0212 123 45 67', '444 1 234', '0850 123 45 67'].flatMap((number) => [
        validatePhone({ dialCode: '+90', number }),
        validatePhone({ dialCode: '+90', number }, 'any'),
      ]),
    ).toEqual(['notMobile', null, 'notMobile', null, 'notMobile', null]);
    expect([phoneUseOf('normal'), phoneUseOf('charity')]).toEqual(['mobile', 'any']);
  });

  it.each([
    ['+90', '+90 532 111 22 33', '+90', '5321112233'],
    ['+90', '0090 532 111 22 33', '+90', '5321112233'],
    ['+90', '905321112233', '+90', '5321112233'],
    ['+90', '0532 111 22 33', '+90', '5321112233'],
    ['90', '532 111 22 33', '+90', '5321112233'],
    ['+49', '+90 (532) 111 22 33', '+90', '5321112233'],
    ['+90', '+49 151 23456789', '+49', '15123456789'],
    ['+49', '0151 23456789', '+49', '15123456789'],
    ['+49', '4915123456789', '+49', '15123456789'],
    ['+43', '0664 1234567', '+43', '6641234567'],
    ['+32', '0470 12 34 56', '+32', '470123456'],
    ['+41', '079 123 45 67', '+41', '791234567'],
    ['+46', '070-123 45 67', '+46', '701234567'],
    ['+31', '06 12345678', '+31', '612345678'],
    ['+44', '07400 123456', '+44', '7400123456'],
    ['+1', '1 (202) 555-0123', '+1', '2025550123'],
  ])('%s with %s is kept as %s %s', (dialCode, number, keptCode, keptNumber) => {
    expect(asked(dialCode, number)).toEqual([null, keptCode, keptNumber]);
    expect(asked(keptCode, keptNumber)).toEqual([null, keptCode, keptNumber]);
  });

  it('have the length of their country [ACCOUNT-5]', () => {
    expect(
      [asked('+43', '06'), asked('+33', '06 12 34 56 78 90 12'), asked('', '123456')].map(([code]) => code),
    ).toEqual(['tooShort', 'tooLong', 'invalid']);
  });

  it('change their country only when an international number is complete', () => {
    expect(
      ['+49 151 234', '+49 151 23456789', '00491512345678', '0532 111 22 33', '905321112233'].map((number) =>
        spreadPhone({ dialCode: '+90', number }),
      ),
    ).toEqual([
      { dialCode: '+90', number: '+49 151 234' },
      { dialCode: '+49', number: '15123456789' },
      { dialCode: '+90', number: '00491512345678' },
      { dialCode: '+90', number: '0532 111 22 33' },
      { dialCode: '+90', number: '5321112233' },
    ]);
    expect(['+90', '+1', '+44', '+7', '+999'].map((dialCode) => countryOf({ dialCode, number: '' }))).toEqual([
      'TR',
      'US',
      'GB',
      'RU',
      null,
    ]);
    expect(countryOf({ dialCode: '+1', number: '4165550123' })).toBe('CA');
  });

  it('have a calling code for every country', () => {
    const plans = phonePlans()!;
    expect(dialCountries()).toEqual(
      plans.getCountries().map((country) => ({ country, dialCode: `+${plans.getCountryCallingCode(country)}` })),
    );
    expect(dialCountries()).toHaveLength(245);
  });

  it('without numbering plans get basic checks only; the server decides the rest', () => {
    const judged = [
      '',
      '532 111 22 33',
      '532 111 22',
      '532 111 22 334',
      '0532 111 22 33',
      '212 111 22 33',
      'abc',
      '+43 6',
    ];
    expect(judged.map((number) => validatePhone({ dialCode: '+90', number }, 'mobile', null))).toEqual([
      'required',
      null,
      'tooShort',
      'tooLong',
      null,
      null,
      'invalid',
      null,
    ]);
    expect(validatePhone({ dialCode: '+999', number: '5321112233' }, 'mobile', null)).toBe('invalid');
  });

  it('without numbering plans keep the country code as typed', () => {
    expect(
      ['532 111 22 33', '+43 664 1234567', '0043 664 1234567'].map((number) =>
        normalizePhone({ dialCode: '+90', number }, null),
      ),
    ).toEqual([
      { dialCode: '+90', number: '5321112233' },
      { dialCode: '+90', number: '+436641234567' },
      { dialCode: '+90', number: '+436641234567' },
    ]);
    expect(countryOf({ dialCode: '+1', number: '4165550123' }, null)).toBe('US');
  });

  it('are shown in groups', () => {
    expect([
      formatPhone({ dialCode: '+90', number: '5321234567' }),
      formatPhone({ dialCode: '+49', number: '15123456789' }),
    ]).toEqual(['+90 532 123 45 67', '+49 15123456789']);
  });
});

describe('profile fields', () => {
  it('e-mail [FORM-5]', () => {
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

  it('password [FORM-6]', () => {
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

  it.each([
    ['Ayşe', null, 'Ayşe'],
    ["O'Neill", null, "O'Neill"],
    ['’t Hart', null, '’t Hart'],
    ["'t Hart", null, "'t Hart"],
    ['O', null, 'O'],
    ['Ali\u00a0Rıza', null, 'Ali Rıza'],
    [' Ali \u2009 Rıza\n', null, 'Ali Rıza'],
    ['S\u0327eyma', null, 'Şeyma'],
    ['\u200bElif\u200e', null, 'Elif'],
    ['Əfsanə', null, 'Əfsanə'],
    ['محمد العلي', null, 'محمد العلي'],
    ['Ní Bhriain-Ó Sé', null, 'Ní Bhriain-Ó Sé'],
    ['Gal·la', null, 'Gal·la'],
    ['Yılmaz, Jr.', null, 'Yılmaz, Jr.'],
    ['Nguyễn', null, 'Nguyễn'],
    ['王小明', 'unprintable', '王小明'],
    ['  ', 'required', ''],
    ['R2D2', 'invalid', 'R2D2'],
    ['<b>', 'invalid', '<b>'],
    ['😀', 'invalid', '😀'],
    ['--', 'invalid', '--'],
    ['’', 'invalid', '’'],
    ['x'.repeat(51), 'tooLong', 'x'.repeat(51)],
  ])('the name %j is %j and kept as %j', (typed, code, kept) => {
    expect([validateName(typed), normalizeName(typed)]).toEqual([code, kept]);
  });

  it('date of birth: 10 to 100 years [FORM-1]', () => {
    const now = Date.parse('2026-03-14T09:00:00Z');
    expect(
      ['', '2016-03-14', '2016-03-15', '1926-03-14', '1925-03-15', '1925-03-14', '2000-02-30', '14.03.2000'].map(
        (raw) => validateDateOfBirth(raw, now),
      ),
    ).toEqual([null, null, 'tooYoung', null, null, 'tooOld', 'invalid', 'invalid']);
  });
});

it('a full or reviewer name joins the known parts, and is empty without any', () => {
  const elif = { firstName: 'Elif', lastName: 'Yılmaz' };
  const known = [
    elif,
    { firstName: 'Elif', lastName: null },
    { lastName: 'Yılmaz' },
    { firstName: '', lastName: null },
  ];
  expect(known.map(fullName)).toEqual(['Elif Yılmaz', 'Elif', 'Yılmaz', '']);
  expect(known.map(reviewerName)).toEqual(['Elif Y.', 'Elif', 'Y.', null]);
});

it('a profile may omit names and a phone that were never stored, but not remove stored ones', () => {
  const nothing = { firstName: null, lastName: null, phone: null };
  const all = { firstName: 'Elif', lastName: 'Yılmaz', phone: { dialCode: '+90', number: '5321234567' } };
  const empty = { firstName: ' ', lastName: '', phone: NO_PHONE, email: 'elif@example.com', dateOfBirth: '' };
  const missing = (draft: typeof empty, stored: typeof nothing | typeof all) =>
    validateProfile(draft, { accountType: 'normal', ...stored }).map(({ field, code }) => `${field} ${code}`);
  expect(missing(empty, nothing)).toEqual([]);
  expect(missing(empty, all)).toEqual(['firstName required', 'lastName required', 'phone required']);
  expect(missing({ ...empty, firstName: 'E1if', email: '' }, nothing)).toEqual(['firstName invalid', 'email required']);
});
