import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { linkPurposeOf, withoutToken } from '../../../domain/token/index.ts';
import type { AppContext } from '../context.ts';
import { composePage } from './rendering/compose-page.ts';
import { registerExplorer } from './files/explorer.ts';
import { registerFormCart } from './forms/form-cart.ts';
import { registerNewsletterForm } from './forms/newsletter-form.ts';
import { inProcessFetch } from './rendering/in-process-fetch.ts';
import { createPageCache, type PageCache } from './pages/page-cache.ts';
import { isOfCatalogue, isOneOfEndless } from './pages/named-pages.ts';
import { isSecretAddress } from './pages/page-path.ts';
import { builtPages, developedPages, type ViteLike } from './rendering/page-source.ts';
import { registerPages } from './pages/pages.ts';
import { registerSearchEngineFiles } from './files/search-engines.ts';
import { registerStaticFiles } from './files/static-files.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The cache of rendered pages; invalidate it when their content has changed. */
    pages: PageCache;
  }
}

export type WebContext = Pick<AppContext, 'config' | 'log'> & { keys: Pick<AppContext['keys'], 'verify'> };

export interface WebOptions {
  /** Folder of the build. */
  dist?: string;
  /** A Vite server in middleware mode, with its middlewares in use: pages then come from the sources. */
  vite?: ViteLike;
}

const pageFreshness = 30_000;
const pageStaleness = 60_000;
/** About 50 kB each. */
const pageLimit = 300;
/** Limits of pages being rendered and waiting; each takes some 20 ms, one after the other. */
const pagesAtOnce = { all: 50, endless: 10 };
const packAfter = 5000;
const patience = { withOld: 2000, without: 10_000 };

/** Registers the pages, the forms without JavaScript, and the files for search engines. Register it after the API. */
export async function registerWeb(
  app: FastifyInstance,
  { config, log, keys }: WebContext,
  options: WebOptions = {},
): Promise<void> {
  const dist = options.dist ?? path.resolve(import.meta.dirname, '../../../dist');
  const source = options.vite ? developedPages(options.vite, process.cwd()) : await builtPages(dist);
  const isApiHere = config.apiBase.startsWith('/');
  const siteBase = config.publicUrl;
  const render = {
    siteBase,
    apiBase: isApiHere ? siteBase + config.apiBase : config.apiBase,
    fetch: isApiHere ? inProcessFetch(app) : (request: Request) => fetch(request),
  };
  const policy = {
    connectOrigins: isApiHere ? [] : [new URL(config.apiBase).origin],
    bankOrigins: bankOriginsOf(config),
  };
  const cache = createPageCache({
    compose: async (page) => {
      const rendered = await source.render(page, render);
      return composePage(rendered, {
        ...policy,
        path: page,
        headTags: await source.headTags(page, rendered.modules),
        apiBase: config.apiBase,
        identity: identityOf(config),
      });
    },
    freshFor: source.isCacheable ? pageFreshness : 0,
    staleFor: pageStaleness,
    limit: source.isCacheable ? pageLimit : 0,
    atOnce: pagesAtOnce,
    patience,
    packAfter,
    isOneVisitors: isSecretAddress,
    isOneOfEndless,
    now: () => performance.now(),
    onRefreshFailed: (page, error) => log.error({ err: error, page: withoutToken(page) }, 'a page could not be remade'),
  });
  app.decorate('pages', cache);
  if (!options.vite) await registerStaticFiles(app, path.join(dist, 'client'));
  registerSearchEngineFiles(app, { ...render, publicPaths: source.publicPaths });
  if (config.mode === 'sandbox') {
    await registerExplorer(app, { site: path.join(dist, 'explorer'), reports: path.resolve('.tmp/model') });
  }
  await registerFormCart(app, render);
  await registerNewsletterForm(app, render);
  registerPages(app, {
    cache,
    hasRoute: source.hasRoute,
    isKnown: (page) => isOfCatalogue(page, render),
    isLink: async (token) => linkPurposeOf(await keys.verify(token, 'link')) !== null,
    withPolicy: !options.vite,
    isSecure: siteBase.startsWith('https://'),
  });
}

/** Sign-in paths of the providers that are switched on. */
function identityOf({ google, apple }: AppContext['config']) {
  const ways = Object.entries({ google, apple }).flatMap(([provider, { audience, clientSecret }]) =>
    audience === null || clientSecret === null ? [] : [[provider, `/sign-in/${provider}`] as const],
  );
  return Object.fromEntries(ways);
}

function bankOriginsOf({ payments, bankUrl, iyzico }: AppContext['config']): string[] {
  if (payments === 'sandbox') return [new URL(bankUrl).origin];
  return iyzico ? [new URL(iyzico.baseUrl).origin] : [];
}
