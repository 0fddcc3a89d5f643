import { startEarly } from './early.ts';
import { keepClicks } from './kept-clicks.ts';
import { rehearse } from './rehearse.ts';
import { whenIdle, whenWanted } from './when.ts';

startEarly();
whenIdle(rehearse);
const clicks = keepClicks();
whenWanted(() => {
  // React is evaluated in a task of its own: in one task with the app it would keep a slow phone from answering.
  void import('react-dom/client')
    .then(() => import('../entry-client.tsx'))
    .then((app) => app.startApp())
    .catch(clicks.lose);
});
