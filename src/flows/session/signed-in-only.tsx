import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { localeOfPath, pathIn } from '../../../domain/locale/index.ts';
import { LOCAL_STORAGE_KEY, parsePersisted } from '../../../domain/persisted/index.ts';
import { useSession } from './use-session.ts';

/** "/auth/login" in the page's language, leading back to `place` (path with query). */
export const loginPathTo = (place: string): string => pathTo('/auth/login', place);

type Form = '/auth/login' | '/auth/register';

const pathTo = (form: Form, place: string): string =>
  `${pathIn(localeOfPath(place), form)}?redirect=${encodeURIComponent(place)}`;

/** Signing out forgets the account: one that is still known had a session that ended without signing out. */
function wasSignedIn(): boolean {
  try {
    return parsePersisted(localStorage.getItem(LOCAL_STORAGE_KEY)).auth._id !== null;
  } catch {
    return false;
  }
}

interface SignedInOnlyProps {
  children: ReactNode;
  /** Shown until it is known. */
  waiting: ReactNode;
  /** Where a guest goes of whom this browser remembers no account. */
  guestForm?: Form;
}

/** A page for those who are signed in: others sign in first and come back. */
export function SignedInOnly({ children, waiting, guestForm = '/auth/login' }: SignedInOnlyProps) {
  const router = useRouter();
  const isSignedIn = useSession((snapshot) => snapshot.hasTag('signedIn'));
  // An expired session is led to the logout page by the session itself.
  const isGuest = useSession((snapshot) => snapshot.value === 'guest');
  useEffect(() => {
    if (!isGuest) return;
    const { pathname, search } = window.location;
    const place = pathname + search;
    const href = wasSignedIn() ? `${loginPathTo(place)}&expired=true` : pathTo(guestForm, place);
    void router.navigate({ href, replace: true });
  }, [isGuest, router, guestForm]);
  return isSignedIn ? children : waiting;
}
