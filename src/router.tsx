import { createBrowserHistory, createRouter as createTanStackRouter } from '@tanstack/react-router';
import { type Locale, LOCALES } from '../domain/locale/index.ts';
import { createTexts, loadMessages } from './i18n/i18n.ts';
import { routeTree } from './routeTree.gen.ts';
import { ErrorPage, NotFoundPage } from './pages/shell/error-page.tsx';
import type { Api } from './services/http/index.ts';

interface RouterSettings {
  api: Api;
  /** The public address of the shop, without a final slash. */
  siteBase: string;
}

interface Dehydrated {
  namespaces: Record<Locale, string[]>;
  siteBase: string;
}

const minutes = (count: number) => count * 60_000;

/** Parameters of the visitor, not of the page: the server renders without them, and a link is current without them. */
const visitorsOwn = /[?&](?:utm_\w+|\w*clid)=[^&]*/g;

/** The page's location without the visitor's parameters, which stay in the address bar. */
function parseLocation() {
  const { pathname, hash } = window.location;
  const search = window.location.search.replaceAll(visitorsOwn, '').replace(/^&/, '?');
  return { href: pathname + search + hash, pathname, search, hash, state: window.history.state };
}

export function createRouter({ api, siteBase }: RouterSettings) {
  const texts = createTexts();
  const site = { base: siteBase };
  let hasNavigated = false;
  const router = createTanStackRouter({
    routeTree,
    ...(import.meta.env.SSR ? {} : { history: createBrowserHistory({ parseLocation }) }),
    context: { texts, api, site },
    defaultPreload: 'intent',
    // Loaded data is fresh for five minutes; then it is shown once more while it is loaded again.
    defaultStaleTime: minutes(5),
    defaultPreloadStaleTime: minutes(5),
    // The browser restores the scroll position of the first page, also of a shopper who scrolled before the app.
    scrollRestoration: () => hasNavigated,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    // Loaders do not run again on hydration: their data is part of the page.
    dehydrate: (): Dehydrated => ({
      namespaces: { tr: [...texts.tr.namespaces], en: [...texts.en.namespaces] },
      siteBase: site.base,
    }),
    hydrate: async (page: Dehydrated) => {
      site.base = page.siteBase;
      await Promise.all(LOCALES.map((locale) => loadMessages(texts[locale], locale, ...page.namespaces[locale])));
    },
  });
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    hasNavigated ||= fromLocation !== undefined;
  });
  router.startViewTransition = (update) =>
    router.latestLocation.pathname === router.state.resolvedLocation?.pathname ? update() : turnPage(update);
  return router;
}

const stillness = '(prefers-reduced-motion: reduce)';

/** One page fades into the next. A filter in the address, or a redirect on the way, is no new page to fade to. */
function turnPage(update: () => Promise<void>): Promise<void> {
  const mayFade = typeof document !== 'undefined' && 'startViewTransition' in document && !document.hidden;
  if (!mayFade || matchMedia(stillness).matches) return update();
  const { ready, updateCallbackDone } = document.startViewTransition(update);
  // A quick redirect skips the fade before it is ready: nothing is wrong then.
  ready.catch(() => undefined);
  return updateCallbackDone;
}

type AppRouter = ReturnType<typeof createRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
