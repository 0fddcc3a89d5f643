import { createRootRoute, createRoute, createRouter, Outlet, type RouterHistory } from '@tanstack/react-router';
import { createElement, useState } from 'react';

function Counter() {
  const [count, setCount] = useState(0);
  return createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, count);
}

/** One route with one button: the least that a page hydrated by this React and this router can be. */
export function referenceRouter(history: RouterHistory) {
  const root = createRootRoute({ component: Outlet });
  const index = createRoute({ getParentRoute: () => root, path: '/', component: Counter });
  return createRouter({ routeTree: root.addChildren([index]), history });
}
