import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createRouter } from './router.tsx';
import { startWiring } from './wiring/app.ts';

const earlyScript = () => document.querySelector<HTMLScriptElement>('script[data-page]');

/** Runs a file of the router's own data. Resolves false when it cannot be had any more. */
function loadScript(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => resolve(false));
    document.head.append(script);
  });
}

/** StrictMode runs effects twice while developing. */
function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}

function Attached({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    performance.mark('hydrated');
    then();
  }, [then]);
  return children;
}

/** Attaches React to the page: hydrates what the server rendered, or renders anew when its data cannot be had. */
export async function startApp(then: () => void): Promise<void> {
  const { page, api = '/api' } = earlyScript()?.dataset ?? {};
  const hasData = page !== undefined && (await loadScript(page));
  const wiring = startWiring({ apiBase: api });
  const router = createRouter({ api: wiring.api, siteBase: window.location.origin });
  const attached = once(() => {
    wiring.follow(router);
    then();
  });
  const app = (provider: ReactNode) => (
    <StrictMode>
      <Attached then={attached}>{provider}</Attached>
    </StrictMode>
  );
  if (hasData && '$_TSR' in window) hydrateRoot(document, app(<RouterClient router={router} />));
  else createRoot(document).render(app(<RouterProvider router={router} />));
}
