import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { localeOfPath, pathIn } from '../../../domain/locale/index.ts';
import { useSession } from './use-session.ts';

/** "/auth/login" in the page's language, leading back to `place` (path with query). */
export const loginPathTo = (place: string): string =>
  `${pathIn(localeOfPath(place), '/auth/login')}?redirect=${encodeURIComponent(place)}`;

/** A page for those who are signed in: others sign in first and come back. `waiting` is shown while nobody knows yet. */
export function SignedInOnly({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const router = useRouter();
  const isSignedIn = useSession((snapshot) => snapshot.hasTag('signedIn'));
  // An expired session is led to the logout page by the session itself.
  const isGuest = useSession((snapshot) => snapshot.value === 'guest');
  useEffect(() => {
    if (!isGuest) return;
    const { pathname, search } = window.location;
    void router.navigate({ href: loginPathTo(pathname + search), replace: true });
  }, [isGuest, router]);
  return isSignedIn ? children : waiting;
}
