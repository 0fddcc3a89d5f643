/** React, evaluated in a task of its own. */
export { createRoot, hydrateRoot } from 'react-dom/client';
