import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { alarmCodes } from '../../server/modules/payments/index.ts';

test('the page of operations has a heading for each alarm, and says below it what to do', () => {
  const [, ...parts] = readFileSync('docs/operations.md', 'utf8').split(/^### /m);
  const said = new Map(parts.map((part) => [part.split('\n')[0], part.split('\n').slice(1).join('').trim().length]));
  expect(alarmCodes.filter((code) => (said.get(`\`${code}\``) ?? 0) < 40)).toEqual([]);
});
