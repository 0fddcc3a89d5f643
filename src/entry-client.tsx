import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { localeOfPath } from '../domain/locale/index.ts';
import { createRouter } from './router.tsx';
import { createApi } from './services/http/index.ts';

/** Attaches React to the page: hydrates what the server rendered, or renders anew when its data cannot be had. */
export async function startApp(): Promise<void> {
  const api = createApi({
    baseUrl: '/api',
    language: () => localeOfPath(window.location.pathname),
    regionId: 'TR',
    token: () => null,
  });
  const router = createRouter({ api, siteBase: window.location.origin });
  if ('$_TSR' in window) {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  } else {
    createRoot(document).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  }
}
