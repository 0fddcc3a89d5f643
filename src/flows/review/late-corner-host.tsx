import { useRouterState } from '@tanstack/react-router';
import { mayRemindOn } from '../../../machines/review/review.machine.ts';
import { useLatePart } from '../../base/use-late-part.ts';

const load = () => import('./review-corner-host.tsx');
const askLater = () => {};

/** Fetched where a signed-in customer may be reminded. */
export function LateReviewCorner({ isSignedIn }: { isSignedIn: boolean }) {
  const path = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname });
  const isWanted = isSignedIn && mayRemindOn(path);
  const late = useLatePart('purchase', load, isWanted, askLater);
  return late && isWanted ? <late.ReviewCorner /> : null;
}
