import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { addPageStyles } from './page-styles.ts';

addPageStyles();
createRoot(document.getElementById('explorer')!).render(<App />);
