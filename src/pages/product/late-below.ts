import { keptUntilSeen } from '../../components/feedback/kept-until-seen.tsx';

/** The part of the page below the form: its code is loaded when it scrolls into view. */
export const { Kept: Below, preload: preloadBelow } = keptUntilSeen(
  'below',
  async () => (await import('./below.tsx')).Below,
);
