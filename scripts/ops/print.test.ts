import { expect, test } from 'vitest';
import { table } from './print.ts';

test('a table is as wide as what is seen of it: a colour takes no room, numbers stand to the right', () => {
  const late = '\u001B[31m2026-12-08 !\u001B[39m';
  const rows = [
    { order: 'MRC-26-000001', 'owed by': late, units: 12, open: true },
    { order: 'MRC-26-000002', 'owed by': '2026-12-09', units: 1, open: null },
  ];
  expect(table(rows).split('\n')).toEqual([
    'order          owed by       units  open',
    '─────────────  ────────────  ─────  ────',
    `MRC-26-000001  ${late}     12  yes`,
    'MRC-26-000002  2026-12-09        1',
  ]);
  expect(table([])).toBe('');
});
