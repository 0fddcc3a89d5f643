import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { fontSheet } from '../theme/fonts.ts';
import { globalStyles } from '../theme/global.ts';

document.head.append(Object.assign(document.createElement('style'), { textContent: fontSheet }));
globalStyles();
createRoot(document.getElementById('explorer')!).render(<App />);
