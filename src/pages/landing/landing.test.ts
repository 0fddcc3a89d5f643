import { expect, test } from 'vitest';
import { LOCALES } from '../../../domain/locale/index.ts';
import { findLandingPage, landingPageAt, landingPages, listedLandingPages } from '../../../domain/pages/index.ts';
import { formatLira } from '../../../domain/money/index.ts';
import { welcomeOffer } from '../../../domain/promo/index.ts';
import type { LandingText } from './landing-blocks.ts';

/** Landing pages at `/landing/{slug}`. */
const atLanding = landingPages.filter(({ path }) => path === undefined);

const modules = import.meta.glob<{ text: LandingText }>('./pages/*.ts', { eager: true });
const textOf = (slug: string): LandingText => {
  const found = modules[`./pages/${slug}.ts`];
  if (!found) throw new Error(`no text for ${slug}`);
  return found.text;
};

test('each address has a text and each text an address', () => {
  const texts = Object.keys(modules).map((path) => /([^/]+)\.ts$/.exec(path)?.[1]);
  expect(new Set(texts)).toEqual(new Set(atLanding.map(({ slug }) => slug)));
});

test.each(atLanding.map(({ slug }) => slug))('%s has the same blocks in both languages, a hero first', (slug) => {
  const [turkish, english] = LOCALES.map((locale) => textOf(slug)(locale));
  const shapeOf = (content = turkish) =>
    content?.blocks.map((block) => [block.type, 'items' in block ? block.items.length : 0]);
  expect(shapeOf(english)).toEqual(shapeOf(turkish));
  expect(turkish?.blocks[0]?.type).toBe('hero');
  for (const content of [turkish, english]) {
    const types = content?.blocks.map(({ type }) => type) ?? [];
    expect(new Set(types).size).toBe(types.length);
    expect(content?.description.length).toBeGreaterThanOrEqual(50);
    expect(content?.description.length).toBeLessThanOrEqual(160);
  }
});

test('only amounts of the offer itself are written on a landing page, and no sizes', () => {
  const offered = [welcomeOffer.amount, welcomeOffer.minimum].map((amount) => formatLira(amount));
  for (const { slug } of atLanding)
    for (const locale of LOCALES) {
      const said = offered.reduce((text, amount) => text.replaceAll(amount, ''), JSON.stringify(textOf(slug)(locale)));
      expect(said).not.toMatch(/₺|\d+ ?(?:cm|TL|lira)/);
    }
});

test('a campaign names its code and is not listed; a page of another country has no code', () => {
  expect(listedLandingPages.map(({ slug }) => slug)).toEqual(['uae', 'app']);
  expect([landingPageAt('uae')?.slug, landingPageAt('app')]).toEqual(['uae', undefined]);
  expect(findLandingPage('uae')).toMatchObject({ region: 'AE', code: null });
  for (const locale of LOCALES) {
    const [hero] = textOf('hosgeldin')(locale).blocks;
    expect(hero).toMatchObject({ action: { href: `/packets?promoCode=${findLandingPage('hosgeldin')?.code}` } });
  }
  expect(findLandingPage('nowhere')).toBeUndefined();
});
