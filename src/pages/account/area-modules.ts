import type { Locale } from '../../../domain/locale/index.ts';
import { type AreaPage, pages } from './area.ts';

const files = Object.keys(import.meta.glob('/src/{flows,pages}/**/*-page.tsx'));

/** Source files that a page of the account loads before it can be shown: CardsPage is in cards-page.tsx. */
export function modulesOf(page: AreaPage, locale: Locale): string[] {
  const name = page.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase();
  const file = files.find((each) => each.endsWith(`/${name}.tsx`));
  if (file === undefined) throw new Error(`No file of the account is called ${name}.tsx.`);
  const texts = ['common', 'account', ...pages[page].texts].map((text) => `locales/${locale}/${text}.po`);
  return ['src/entry-client.tsx', 'src/pages/account/area.ts', file.slice(1), ...texts];
}
