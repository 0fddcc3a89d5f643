import { keptUntilSeen } from '../../components/feedback/kept-until-seen.tsx';

export const { Kept: Below, preload: preloadBelow } = keptUntilSeen(
  'below',
  async () => (await import('./below.tsx')).Below,
);
