import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { globalStyles } from '../theme/global.ts';

globalStyles();
createRoot(document.getElementById('explorer')!).render(<App />);
