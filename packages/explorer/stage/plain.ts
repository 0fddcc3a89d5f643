// The page in the phone of a project that gives none: every state in words.
import { Fragment } from 'react';
import { showStage } from './stage.tsx';

showStage(document.getElementById('stage')!, async () => ({ Screen: null, Around: Fragment }));
