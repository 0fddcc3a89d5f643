import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { referenceRouter } from './page.ts';

const router = referenceRouter(createBrowserHistory());
// As after the server's data was read: what was rendered there is hydrated.
router.ssr = { manifest: undefined };
await router.load();
hydrateRoot(document.querySelector('main')!, createElement(RouterProvider, { router }));
