import { describe, expect, it } from 'vitest';
import { localeOfPath, pathIn, pathWithoutLocale } from './index.ts';

describe('the language of a path', () => {
  it('is English under /en and Turkish everywhere else [LOCALE-1]', () => {
    const paths = ['/', '/store', '/en', '/en/', '/en/store', '/en?x=1', '/english', '/store/en', '/tr/store'];
    expect(paths.map(localeOfPath)).toEqual(['tr', 'tr', 'en', 'en', 'en', 'en', 'tr', 'tr', 'tr']);
  });

  it('prefixes only English, replacing an existing prefix [SHELL-2]', () => {
    const paths = ['/', '/store?sort=price', '/en', '/en/store', '/en?x=1', '/english', '/#faq'];
    expect(paths.map((path) => pathIn('tr', path))).toEqual([
      '/',
      '/store?sort=price',
      '/',
      '/store',
      '/?x=1',
      '/english',
      '/#faq',
    ]);
    expect(paths.map((path) => pathIn('en', path))).toEqual([
      '/en',
      '/en/store?sort=price',
      '/en',
      '/en/store',
      '/en?x=1',
      '/en/english',
      '/en#faq',
    ]);
    expect(pathWithoutLocale('/en/packet/x')).toBe('/packet/x');
  });
});
