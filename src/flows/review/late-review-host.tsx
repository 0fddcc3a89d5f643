import { useLatePart } from '../../app/use-late-part.ts';

const load = () => import('./review-host.tsx');
const askLater = () => {};

/** Fetched when it is first wanted: most pages are shown to nobody who has a box to review. */
export function LateReview({ place, isWanted = true }: { place: 'card' | 'corner'; isWanted?: boolean }) {
  const late = useLatePart('review', load, isWanted, askLater);
  return late && isWanted ? <late.Review place={place} /> : null;
}
