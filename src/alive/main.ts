import { startEarly } from './early.ts';
import { keepClicks } from './kept-clicks.ts';
import { whenWanted } from './when.ts';

startEarly();
const clicks = keepClicks();
whenWanted(() => {
  void import('../entry-client.tsx').then((app) => app.startApp(clicks.replay));
});
