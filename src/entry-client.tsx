import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import { loadLanguageData } from '../domain/calendar/index.ts';
import { createRoot, hydrateRoot } from './react.ts';
import { createRouter } from './router.tsx';
import { whenIdle } from './alive/when.ts';
import { composeApp } from './app/app.ts';
import { reportError } from './measurement/errors/error-report.ts';
import { tolerateForeignDom } from './app/foreign-dom.ts';
import { watchBuild } from './base/lost-build.ts';

const earlyScript = () => document.querySelector<HTMLScriptElement>('script[data-page]');

/** Runs a file with the router's data. Resolves to false if it cannot be loaded any more. */
function loadScript(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => resolve(false));
    document.head.append(script);
  });
}

function Attached({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    // StrictMode runs effects twice while developing.
    if ('hydrated' in dataset) return;
    dataset['hydrated'] = '';
    performance.mark('hydrated');
    then();
  }, [then]);
  return children;
}

/** Attaches React to the page: hydrates the server's HTML, or renders again if its data cannot be loaded. */
export async function startApp(): Promise<void> {
  // When idle, and not during the render that first needs it.
  whenIdle(loadLanguageData);
  const { page, api = '/api' } = earlyScript()?.dataset ?? {};
  const composed = composeApp({ apiBase: api });
  const router = createRouter({ api: composed.api, siteBase: window.location.origin });
  const [, , route] = router.getMatchedRoutes(window.location.pathname);
  // What fails here is loaded again by the page, which shows its failure.
  route?.options.staticData?.readAhead?.(composed.api).catch(() => null);
  const hasData = page !== undefined && (await loadScript(page));
  watchBuild(router);
  tolerateForeignDom();
  const app = (
    <StrictMode>
      <Attached then={() => composed.follow(router)}>
        <RouterProvider router={router} />
      </Attached>
    </StrictMode>
  );
  if (!hasData || !window.$_TSR) {
    createRoot(document).render(app);
    return;
  }
  try {
    await hydrate(router).finally(() => window.$_TSR?.h());
  } catch (error) {
    void reportError(error);
    throw error;
  }
  // A transition is rendered in slices of 5 ms, with the shopper's taps between them.
  startTransition(() => {
    hydrateRoot(document, app);
  });
}
