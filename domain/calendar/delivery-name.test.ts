import { expect, test } from 'vitest';
import { deliveryName, parseCalendarDay } from './index.ts';

const window = (earliest: string, latest: string) => ({
  earliest: parseCalendarDay(earliest)!,
  latest: parseCalendarDay(latest)!,
});

const plain = (text: string) => text.replaceAll(/\s*–\s*/g, '–');

test('a delivery is named by its arrival days: one month once, two months both, one day alone', () => {
  const windows = [
    window('2026-12-09', '2026-12-11'),
    window('2026-04-29', '2026-05-02'),
    window('2026-12-09', '2026-12-09'),
  ];
  expect(windows.map((one) => [plain(deliveryName('tr', one)), plain(deliveryName('en', one))])).toEqual([
    ['9–11 Aralık', '9–11 December'],
    ['29 Nisan–2 Mayıs', '29 April–2 May'],
    ['9 Aralık', '9 December'],
  ]);
});
