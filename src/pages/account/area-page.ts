import { lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Locale } from '../../../domain/locale/index.ts';
import type { PageI18n } from '../../i18n/i18n.ts';
import type { Api } from '../../services/http/index.ts';
import type { AreaPage } from './area.ts';
import { PageWaiting } from './frame/account-waiting.tsx';

interface LoaderInput {
  context: { i18n: PageI18n; locale: Locale };
}

const openArea = () => import('./area.ts');

/** Route options that the account's pages share. The list of pages is in a file that only the account loads. */
export const areaPage = (page: AreaPage) => ({
  staticData: import.meta.env.SSR
    ? { modules: async (locale: Locale) => (await import('./area-modules.ts')).modulesOf(page, locale) }
    : { readAhead: async (api: Api) => (await openArea()).readAhead(api, page) },
  loader: async ({ context: { i18n, locale } }: LoaderInput) => (await openArea()).loadTexts(i18n, locale, page),
  pendingComponent: PageWaiting,
  component: lazyRouteComponent(
    async (): Promise<Record<string, () => ReactNode>> => (await openArea()).pages[page].load(),
    page,
  ),
});
