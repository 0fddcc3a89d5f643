import { describe, expect, it } from 'vitest';
import { blockText, codeText, digitText, emailText, lineText, searchText, unprintableIn } from './index.ts';

describe('what people type', () => {
  it.each([
    ['hosgeldin', 'HOSGELDIN'],
    ['HOSGELDİN', 'HOSGELDIN'],
    ['hosgeldın', 'HOSGELDIN'],
    ['HOSGELDI\u0307N', 'HOSGELDIN'],
    ['\u200bKİTAP\u00ad40\ufeff', 'KITAP40'],
    ['\u00a0mercan10\u3000', 'MERCAN10'],
    ['ＭＥＲＣＡＮ１０', 'MERCAN10'],
    ['mercan١٠', 'MERCAN10'],
    ['mercan۱۰', 'MERCAN10'],
    ['şeker', 'ŞEKER'],
    ['s\u0327eker', 'ŞEKER'],
    [' \u0000 ', ''],
  ])('%j becomes the code %j, which is stable', (typed, code) => {
    expect([codeText(typed), codeText(codeText(typed))]).toEqual([code, code]);
  });

  it('a line is normalised, digits become ASCII, unprintable characters are found', () => {
    expect([
      lineText(' Moda\u00a0Cad.\r\n12/3\u200b '),
      lineText('علی\u200cرضا'),
      digitText('+۹۰ (５３２) ١١١-22'),
      unprintableIn('Əli Χρήστος'),
      unprintableIn('Ada 王'),
    ]).toEqual(['Moda Cad. 12/3', 'علی\u200cرضا', '9053211122', null, '王']);
  });

  it('a note keeps line breaks and joined emoji, and loses invisible characters', () => {
    expect([
      blockText('\u200b Merhaba,\r\n\tkapı\u0000 2\u2028zil yok \ufeff'),
      blockText('👩\u200d🔧'),
      blockText('\u200b\u2060\r\n'),
    ]).toEqual(['Merhaba,\n kapı 2\nzil yok', '👩\u200d🔧', '']);
  });

  it.each([
    ['İREM@EXAMPLE.COM', 'irem@example.com'],
    ['IREM@EXAMPLE.COM', 'irem@example.com'],
    ['ırem@example.com ', 'irem@example.com'],
    ['\u200eirem@example.com', 'irem@example.com'],
  ])('%j becomes the e-mail address %j', (typed, address) => {
    expect(emailText(typed)).toBe(address);
  });

  it.each([
    ['Günlük ped', 'gunluk ped'],
    ['GÜNLÜK  PED', 'gunluk ped'],
    ['gu\u0308nlu\u0308k ped', 'gunluk ped'],
    ['İADE', 'iade'],
    ['IADE', 'iade'],
    ['ıade', 'iade'],
    ['ÇĞÖŞÜ çğöşü', 'cgosu cgosu'],
    ['Süper ped · 12’li', 'super ped 12 li'],
    ['3-D Secure', '3 d secure'],
    ['crème', 'creme'],
    ['?!', ''],
  ])('%j becomes the search text %j, which is stable', (text, found) => {
    expect([searchText(text), searchText(searchText(text))]).toEqual([found, found]);
  });
});
