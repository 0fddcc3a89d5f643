import { startEarly } from './early.ts';
import { keepClicks } from './kept-clicks.ts';
import { rehearse } from './rehearse.ts';
import { whenIdle, whenWanted } from './when.ts';

startEarly();
whenIdle(rehearse);
const clicks = keepClicks();
whenWanted(() => {
  void import('../entry-client.tsx').then((app) => app.startApp(clicks.replay));
});
