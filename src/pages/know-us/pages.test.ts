import { expect, test } from 'vitest';
import { CONTACT_EMAIL } from '../../../domain/brand.ts';
import { listPages } from './list-pages.ts';
import type { PageText } from './page-text.ts';

const pages = Object.entries(import.meta.glob<PageText>('./pages/*.ts', { eager: true, import: 'text' }));

test('whoever writes to us finds one address on every page, that of the footer and the contracts', () => {
  const named = pages.flatMap(([path, text]) =>
    (JSON.stringify(text).match(/[\w.]+@mercan\.example/g) ?? []).map((address) => [path, address]),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(([, address]) => address !== CONTACT_EMAIL)).toEqual([]);
});

test('each page describes itself in words of its own, long enough for a search result', () => {
  const texts = pages.flatMap(([, { title, lead }]) =>
    (['tr', 'en'] as const).flatMap((locale) => [
      { text: title[locale], isLead: false },
      { text: lead[locale], isLead: true },
    ]),
  );
  const twice = texts.filter(({ text }) => texts.filter((other) => other.text === text).length > 1);
  expect(twice).toEqual([]);
  const unfit = texts.filter(({ text, isLead }) => isLead && (text.length < 50 || text.length > 160));
  expect(unfit).toEqual([]);
});

test('the index lists every page once', () => {
  const listed = listPages('tr').groups.flatMap(({ pages: inGroup }) => inGroup.map(({ path }) => path));
  expect(listed.toSorted()).toEqual(
    pages.map(([path]) => path.replace('./pages/', '/know-us/').replace('.ts', '')).toSorted(),
  );
});
