import { I18nProvider } from '@lingui/react';
import { createRouter as createTanStackRouter } from '@tanstack/react-router';
import { isLocale } from '../domain/locale/index.ts';
import { createI18n, loadedNamespaces, loadMessages } from './i18n/i18n.ts';
import { routeTree } from './routeTree.gen.ts';
import { ErrorPage, NotFoundPage } from './routes/-shell-pages.tsx';
import type { Api } from './services/http/index.ts';

interface RouterSettings {
  api: Api;
  /** The public address of the shop, without a final slash. */
  siteBase: string;
}

interface Dehydrated {
  locale: string;
  namespaces: string[];
  siteBase: string;
}

const minutes = (count: number) => count * 60_000;

export function createRouter({ api, siteBase }: RouterSettings) {
  const i18n = createI18n();
  const site = { base: siteBase };
  return createTanStackRouter({
    routeTree,
    context: { i18n, api, site },
    defaultPreload: 'intent',
    // The catalogue: what was loaded counts for five minutes, then it is shown once more while a new one is on its way.
    defaultStaleTime: minutes(5),
    defaultPreloadStaleTime: minutes(5),
    // Decided once, when the app starts.
    defaultViewTransition: typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches,
    scrollRestoration: true,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    // Loaders do not run again on hydration: what they loaded travels with the page.
    dehydrate: (): Dehydrated => ({
      locale: i18n.locale,
      namespaces: loadedNamespaces(i18n),
      siteBase: site.base,
    }),
    hydrate: async (page: Dehydrated) => {
      site.base = page.siteBase;
      if (isLocale(page.locale)) await loadMessages(i18n, page.locale, ...page.namespaces);
    },
    Wrap: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
}

export type AppRouter = ReturnType<typeof createRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
