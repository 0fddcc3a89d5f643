import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { alarmCodes } from '../server/modules/payments/index.ts';

test('the page of operations says what to do for each alarm', () => {
  const rows = readFileSync('docs/operations.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| log '));
  expect(alarmCodes.filter((code) => !rows.some((row) => row.includes(`\`${code}\``)))).toEqual([]);
});
