import { expect, test } from 'vitest';
import { createTexts } from '../../../i18n/i18n.ts';
import { rootHead } from './root-head.ts';

test('a page names the manifest of its language', () => {
  const texts = createTexts();
  const named = [texts.tr, texts.en].map((i18n) => rootHead(i18n, []).links.filter(({ rel }) => rel === 'manifest'));
  expect(named).toEqual([
    [{ rel: 'manifest', href: '/manifest.webmanifest' }],
    [{ rel: 'manifest', href: '/manifest.en.webmanifest' }],
  ]);
});
