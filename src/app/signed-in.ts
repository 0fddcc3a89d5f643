import { useSyncExternalStore } from 'react';
import { readToken } from './session-token.ts';

let isSignedIn: boolean | null = null;
const followers = new Set<() => void>();

/** Whether a token is held: the session's own word once it runs, the cookie until then. */
export function hasSession(): boolean {
  return isSignedIn ?? readToken(Date.now()) !== null;
}

export function setSignedIn(next: boolean): void {
  if (isSignedIn === next) return;
  isSignedIn = next;
  for (const follow of followers) follow();
}

export function onSignedInChange(follow: () => void): () => void {
  followers.add(follow);
  return () => {
    followers.delete(follow);
  };
}

/** False while a page hydrates: cached pages are a guest's. */
export const useSignedIn = (): boolean => useSyncExternalStore(onSignedInChange, hasSession, () => false);
