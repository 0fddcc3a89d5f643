import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CalendarDay } from '../../../domain/calendar/index.ts';
import { lockAt } from '../../../domain/subscription/index.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
test('the examples of the contract have the cut-off that the calendar computes', () => {
  const text = read('openapi/subscriptions.yaml');
  expect(text).toContain("nextOrderDate: '2026-05-09'");
  const closing = new Set([...text.matchAll(/cutoffAt: '([^']+)'/g)].map(([, at = '']) => at));
  expect([...closing]).toEqual([new Date(lockAt('2026-05-09' as CalendarDay)).toISOString()]);
});

test('the agreement and the page “How it works” state the same cutoff days', () => {
  const said = ['server/modules/agreements/agreement-sections.ts', 'src/pages/know-us/pages/how-it-works.ts'].map(read);
  expect(said.map((text) => /(?:4 gün önceye|dört gün kalana) kadar/.test(text))).toEqual([true, true]);
  expect(said.map((text) => /until (?:4|four) days before/.test(text))).toEqual([true, true]);
  expect(said.join()).not.toMatch(/üç gün öncesine|three days before/);
});
