import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { localeOfPath, pathIn } from '../../../domain/locale/index.ts';
import { LOCAL_STORAGE_KEY, parsePersisted } from '../../../domain/persisted/index.ts';
import { useSession } from './use-session.ts';

/** "/auth/login" in the page's language, leading back to `place` (path with query). */
export const loginPathTo = (place: string): string => pathTo('/auth/login', place);

const pathTo = (form: '/auth/login' | '/auth/register', place: string): string =>
  `${pathIn(localeOfPath(place), form)}?redirect=${encodeURIComponent(place)}`;

/** Whoever signed out was forgotten: an account that is still known had a session, which ended while nobody looked. */
function wasSignedIn(): boolean {
  try {
    return parsePersisted(localStorage.getItem(LOCAL_STORAGE_KEY)).auth._id !== null;
  } catch {
    return false;
  }
}

/** A page for those who are signed in: others sign in first and come back. `waiting` is shown while nobody knows yet. */
export function SignedInOnly({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const router = useRouter();
  const isSignedIn = useSession((snapshot) => snapshot.hasTag('signedIn'));
  // An expired session is led to the logout page by the session itself.
  const isGuest = useSession((snapshot) => snapshot.value === 'guest');
  useEffect(() => {
    if (!isGuest) return;
    const { pathname, search } = window.location;
    const place = pathname + search;
    const ended = wasSignedIn() ? '&expired=true' : '';
    // Whoever comes to buy and was never here registers; whoever comes back from the bank has an account.
    const isFirstPurchase = ended === '' && place === pathIn(localeOfPath(place), '/checkout');
    void router.navigate({
      href: pathTo(isFirstPurchase ? '/auth/register' : '/auth/login', place) + ended,
      replace: true,
    });
  }, [isGuest, router]);
  return isSignedIn ? children : waiting;
}
