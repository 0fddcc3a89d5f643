import { useSyncExternalStore } from 'react';
import { createStore } from '../../storage/create-store.ts';
import { readToken } from './session-token.ts';

const signedIn = createStore<boolean | null>(() => null);

/** Whether a token is stored: by the session once it runs, by the cookie until then. */
export function hasSession(): boolean {
  return signedIn.get() ?? readToken() !== null;
}

export function setSignedIn(next: boolean): void {
  if (signedIn.get() !== next) signedIn.set(next);
}

export const onSignedInChange = signedIn.subscribe;

/** False while a page hydrates: cached pages are rendered for a guest. */
export const useSignedIn = (): boolean => useSyncExternalStore(onSignedInChange, hasSession, () => false);
