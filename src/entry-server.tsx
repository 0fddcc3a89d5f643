import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server';
import { localeOfPath } from '../domain/locale/index.ts';
import { landingPageAt, knowUsPages, knowUsPath, landingPath, listedLandingPages } from '../domain/pages/index.ts';
import { createQueue } from './app/create-queue.ts';
import { createRouter } from './router.tsx';
import { createApi } from './services/http/index.ts';
import { fontSheet } from './theme/fonts.ts';
import { getCssText, reset } from './theme/stitches.ts';

export interface RenderSettings {
  /** Answers a request of the page's loaders from inside this process. */
  fetch: (request: Request) => Promise<Response>;
  /** The public address of the shop, without a final slash. */
  siteBase: string;
  /** Where the API is; only its path matters to an in-process call. */
  apiBase: string;
}

export interface RenderedPage {
  status: number;
  /** Set when the route answered with a redirect; `html` is then empty. */
  location: string | null;
  /** The document without the app's own tags, and without the router's scripts. */
  html: string;
  /** The page's styles. */
  css: string;
  fonts: string;
  /** Source files that the page loads before it can be shown, for a page that does not work before. */
  modules: readonly string[];
}

/** Renders one public page for every visitor: no cookie and no token reach it. */
export async function render(path: string, settings: RenderSettings): Promise<RenderedPage> {
  const api = createApi({
    baseUrl: settings.apiBase,
    fetch: settings.fetch,
    language: () => localeOfPath(path),
    regionId: 'TR',
    token: () => null,
  });
  const handle = createRequestHandler({
    request: new Request(new URL(path, settings.siteBase)),
    createRouter: () => createRouter({ api, siteBase: settings.siteBase }),
  });
  let css = '';
  let modules: readonly string[] = [];
  const response = await handle(({ router, responseHeaders }) =>
    alone(async () => {
      reset();
      const answer = await renderRouterToString({
        router,
        responseHeaders,
        children: <RouterServer router={router} />,
      });
      css = withAllGroups(getCssText());
      modules = (await router.state.matches.at(-1)?.staticData.modules?.(localeOfPath(path))) ?? [];
      return answer;
    }),
  );
  return {
    status: response.status,
    location: response.headers.get('location'),
    html: await response.text(),
    css,
    fonts: fontSheet,
    modules,
  };
}

/** Used for its route tree only: it loads and renders nothing. */
const plan = createRouter({
  api: createApi({ baseUrl: '', language: () => 'tr', regionId: 'TR', token: () => null }),
  siteBase: '',
});

/** First segments of pages that belong to one visitor, or must not be in the sitemap. */
const unlisted = new Set(['404', '500', 'account', 'auth', 'cart', 'checkout', 'landing', 'purchase', 'search']);

/** Paths for the sitemap, without a language: public pages that a route names, know-us, landing pages without a code. */
export function publicPaths(): string[] {
  const named = Object.keys(plan.routesByPath)
    .map((path) => path.replace('/{-$locale}', '').replace(/\/$/, '') || '/')
    .filter((path) => !path.includes('$') && !unlisted.has(path.split('/')[1] ?? ''));
  return [...new Set([...named, ...knowUsPages.map(knowUsPath), ...listedLandingPages.map(landingPath)])];
}

/** Whether some route has this path, as it is written: without a query. */
export function hasRoute(path: string): boolean {
  const [, params, found] = plan.getMatchedRoutes(path);
  if (params['page'] !== undefined && !knowUsPages.some(({ name }) => name === params['page'])) return false;
  if (params['landing'] !== undefined && !landingPageAt(params['landing'])) return false;
  // `**`: the rest of a path whose beginning matches a layout.
  return found !== undefined && (found.path === '/' || !params['**']);
}

/**
 * Stitches keeps its rules in seven groups. A group that is missing in the page would be inserted when the app starts,
 * and the browser would recompute the style of every element.
 */
function withAllGroups(rules: string): string {
  const present = [...rules.matchAll(/--sxs\{--sxs:(\d)/g)].map(([, group]) => Number(group));
  const above = [0, 1, 2, 3, 4, 5, 6].filter((group) => group > Math.max(-1, ...present));
  return rules + above.map((group) => `--sxs{--sxs:${group}}@media{}`).join('');
}

/** The stylesheet is one per process: pages load side by side, and are rendered one after the other. */
const alone = createQueue();
