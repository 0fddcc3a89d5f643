import { startEarly } from './alive/early/early.ts';
import { keepClicks } from './alive/kept-clicks.ts';
import { rehearse } from './alive/early/rehearse.ts';
import { whenIdle, whenWanted } from './alive/when.ts';

startEarly();
whenIdle(rehearse);
const clicks = keepClicks();
whenWanted(() => {
  // React is evaluated in a task of its own: in one task with the app it would keep a slow phone from answering.
  void import('./react.ts')
    .then(() => import('./entry-client.tsx'))
    .then((app) => app.startApp())
    .catch(clicks.lose);
});
