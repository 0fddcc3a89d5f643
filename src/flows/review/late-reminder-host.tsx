import { useRouterState } from '@tanstack/react-router';
import { mayRemindOn } from '../../../domain/review/index.ts';
import { useLate } from '../../components/hooks/use-late.ts';

const load = () => import('./review-reminder-host.tsx');
const askLater = () => {};

/** Loaded on pages where a signed-in customer may get a reminder. */
export function LateReviewReminder({ isSignedIn }: { isSignedIn: boolean }) {
  const path = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname });
  const isWanted = isSignedIn && mayRemindOn(path);
  const late = useLate(load, isWanted, askLater);
  return late && isWanted ? <late.ReviewReminder /> : null;
}
