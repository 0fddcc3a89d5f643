import { type ReactNode, useSyncExternalStore } from 'react';
import { type Failure, offline, unavailable } from '../../domain/failure/index.ts';
import type { PromoLinkAnswer } from './promo-code.ts';

export interface SnackbarNote {
  /** What is said; a failure finds its own words. */
  about: { text: ReactNode } | { failure: Failure } | { promo: PromoLinkAnswer };
  tone: 'info' | 'success' | 'error';
  action?: { label: ReactNode; onAct: () => void } | undefined;
  id: number;
}

let note: SnackbarNote | null = null;
let lastId = 0;
const followers = new Set<() => void>();

function put(next: SnackbarNote | null): void {
  note = next;
  for (const follow of followers) follow();
}

/** Says something in the one snackbar of the page; the newest replaces the one before. */
export function showSnackbar(text: ReactNode, more: Partial<Pick<SnackbarNote, 'tone' | 'action'>> = {}): void {
  lastId += 1;
  put({ tone: 'info', ...more, about: { text }, id: lastId });
}

/** The message of a server error. Spec §8. */
export function showFailure(failure: Failure): void {
  lastId += 1;
  put({ tone: 'error', about: { failure }, id: lastId });
}

/** A part of the page that is fetched late did not arrive. */
export const tellLost = () => showFailure(navigator.onLine ? unavailable() : offline());

/** How a link's code was decided on. Spec §5. */
export function showPromoLink(answer: PromoLinkAnswer): void {
  lastId += 1;
  put({ tone: typeof answer === 'string' ? 'success' : 'error', about: { promo: answer }, id: lastId });
}

export const closeSnackbar = () => put(null);

const subscribe = (follow: () => void) => {
  followers.add(follow);
  return () => {
    followers.delete(follow);
  };
};

export const useSnackbar = (): SnackbarNote | null =>
  useSyncExternalStore(
    subscribe,
    () => note,
    () => null,
  );
