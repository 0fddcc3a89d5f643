import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { config } from 'virtual:flows';
import { addPageStyles } from './theme/page-styles.ts';

const { brand } = config;
addPageStyles(brand);
if (brand.mark !== undefined)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'icon', href: brand.mark }));
createRoot(document.getElementById('explorer')!).render(<App />);
