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

/** Signing out removes the account from storage: one that is still there had a session that expired. */
function wasSignedIn(): boolean {
  try {
    return parsePersisted(localStorage.getItem(LOCAL_STORAGE_KEY)).auth._id !== null;
  } catch {
    return false;
  }
}

interface SignedInOnlyProps {
  children: ReactNode;
  /** Shown until it is known whether the visitor is signed in. */
  waiting: ReactNode;
  /** Form for a guest without a stored account. */
  guestForm?: Form;
}

/** A page for signed-in customers: others sign in first and come back. */
export function SignedInOnly({ children, waiting, guestForm = '/auth/login' }: SignedInOnlyProps) {
  const router = useRouter();
  const isSignedIn = useSession((snapshot) => snapshot.hasTag('signedIn'));
  // For an expired session the session itself navigates to the logout page.
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
