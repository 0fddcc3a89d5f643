import { I18nProvider } from '@lingui/react';
import { dehydrate, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
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
  query: string;
  locale: string;
  namespaces: string[];
  siteBase: string;
}

const minutes = (count: number) => count * 60_000;

export function createRouter({ api, siteBase }: RouterSettings) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: minutes(5), gcTime: minutes(30), retry: 1 } },
  });
  const i18n = createI18n();
  const site = { base: siteBase };
  return createTanStackRouter({
    routeTree,
    context: { queryClient, i18n, api, site },
    defaultPreload: 'intent',
    // Freshness is the query cache's business: a preload always asks it.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    // Loaders do not run again on hydration: what they loaded travels with the page.
    dehydrate: (): Dehydrated => ({
      query: JSON.stringify(dehydrate(queryClient)),
      locale: i18n.locale,
      namespaces: loadedNamespaces(i18n),
      siteBase: site.base,
    }),
    hydrate: async (page: Dehydrated) => {
      hydrate(queryClient, JSON.parse(page.query));
      site.base = page.siteBase;
      if (isLocale(page.locale)) await loadMessages(i18n, page.locale, ...page.namespaces);
    },
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
      </QueryClientProvider>
    ),
  });
}

export type AppRouter = ReturnType<typeof createRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
