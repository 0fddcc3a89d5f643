import { expect, test } from 'vitest';
import { type AreaPage, pages } from './area.ts';
import { modulesOf } from './area-modules.ts';

test('every module of the account area exists, with its catalogues in both languages', () => {
  const sources = Object.keys(
    import.meta.glob(['/src/entry-client.tsx', '/src/{flows,pages}/**/*.{ts,tsx}', '/locales/**/*.po']),
  );
  const named = (['tr', 'en'] as const).flatMap((locale) =>
    Object.keys(pages).flatMap((page) => modulesOf(page as AreaPage, locale)),
  );
  expect(named.filter((module) => !sources.includes(`/${module}`))).toEqual([]);
  expect(modulesOf('DeleteAccountPage', 'en')).toEqual([
    'src/entry-client.tsx',
    'src/pages/account/area.ts',
    'src/flows/delete-account/delete-account-page.tsx',
    'locales/en/common.po',
    'locales/en/account.po',
    'locales/en/account/delete-account.po',
  ]);
});
