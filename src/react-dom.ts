/** Loaded before the app, so that React is evaluated in a task of its own. */
export { createRoot, hydrateRoot } from 'react-dom/client';
