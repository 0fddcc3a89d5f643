import { createRoot } from 'react-dom/client';
import { globalStyles } from '../../theme/global.ts';
import { Stage } from './stage.tsx';

globalStyles();
createRoot(document.getElementById('stage')!).render(<Stage />);
