// The default page in the phone: every state in words.
import { Fragment } from 'react';
import { showStage } from './stage.tsx';

showStage(document.getElementById('stage')!, async () => ({ Screen: null, Around: Fragment }));
