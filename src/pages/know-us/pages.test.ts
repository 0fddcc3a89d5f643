import { expect, test } from 'vitest';
import { CONTACT_EMAIL } from '../../../domain/brand.ts';
import type { PageText } from './page-text.ts';

const pages = Object.entries(import.meta.glob<PageText>('./pages/*.ts', { eager: true, import: 'text' }));

test('whoever writes to us finds one address on every page, that of the footer and the contracts', () => {
  const named = pages.flatMap(([path, text]) =>
    (JSON.stringify(text).match(/[\w.]+@mercan\.example/g) ?? []).map((address) => [path, address]),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(([, address]) => address !== CONTACT_EMAIL)).toEqual([]);
});
