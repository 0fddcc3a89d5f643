import { useSyncExternalStore } from 'react';
import { type Failure, offline, unavailable } from '../../domain/failure/index.ts';
import type { PromoLinkAnswer } from '../../domain/promo/index.ts';
import { createStore } from '../storage/create-store.ts';

export interface SnackbarNote {
  /** Subject of the message; a failure has a text of its own. */
  about: { failure: Failure } | { promo: PromoLinkAnswer } | 'unkept' | 'renewed';
  tone: 'success' | 'error';
  id: number;
}

const note = createStore<SnackbarNote | null>(() => null);
let lastId = 0;

/** Shows a message in the page's snackbar; the newest replaces the one before. Returns a function that removes it. */
function show(about: SnackbarNote['about'], tone: SnackbarNote['tone']): () => void {
  lastId += 1;
  const shown = { tone, about, id: lastId };
  note.set(shown);
  return () => {
    if (note.get() === shown) closeSnackbar();
  };
}

/** A part of the page could not be loaded. Shown until the network is back, when it can be loaded. */
export function showLost(): void {
  const takeBack = show({ failure: navigator.onLine ? unavailable() : offline() }, 'error');
  window.addEventListener('online', takeBack, { once: true });
}

/** An error that has no place on the screen. Spec §8. */
export const showFailure = (failure: Failure) => show({ failure }, 'error');

/** This browser did not keep the cart: it is gone with the page. */
export const showUnkept = () => show('unkept', 'error');

/** A new build was released since this page was loaded, and the page holds something typed. */
export const showRenewed = () => show('renewed', 'error');

/** Whether the code of a link was accepted, or why not. Spec §5. */
export const showPromoLink = (answer: PromoLinkAnswer) =>
  show({ promo: answer }, typeof answer === 'string' ? 'success' : 'error');

export const closeSnackbar = () => note.set(null);

export const useSnackbar = (): SnackbarNote | null => useSyncExternalStore(note.subscribe, note.get, () => null);
