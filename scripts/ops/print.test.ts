import { expect, test } from 'vitest';
import { csv, table } from './print.ts';

test('column widths ignore colour codes, and numbers are aligned to the right', () => {
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

test('a table for a spreadsheet has one column per name, whatever the cells contain', () => {
  const texts = [
    'Merhaba;=1+1;x',
    '=1+1',
    ' @SUM(A1)',
    '\t=1',
    '\r=1',
    '＝1+1',
    '-2+3',
    '+905321112233',
    '-12,50',
    'a "b"',
  ];
  const rows = texts.map((note, index) => ({ order: index, note }));
  expect(csv(rows, ['order', 'note']).split('\r\n')).toEqual([
    '\uFEFF"order";"note"',
    '"0";"Merhaba;=1+1;x"',
    '"1";"\'=1+1"',
    '"2";"\' @SUM(A1)"',
    '"3";"\'\t=1"',
    '"4";"\'\n=1"',
    '"5";"\'＝1+1"',
    '"6";"\'-2+3"',
    '"7";"+905321112233"',
    '"8";"-12,50"',
    '"9";"a ""b"""',
    '',
  ]);
});
