import { keptUntilSeen } from '../../components/feedback/kept-until-seen.tsx';

/** What convinces lies below what decides: its code comes when it is scrolled to. */
export const { Kept: Below, preload: preloadBelow } = keptUntilSeen(
  'below',
  async () => (await import('./below.tsx')).Below,
);
