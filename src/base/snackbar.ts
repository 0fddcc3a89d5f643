import { useSyncExternalStore } from 'react';
import { type Failure, offline, unavailable } from '../../domain/failure/index.ts';
import type { PromoLinkAnswer } from '../../domain/promo/index.ts';
import { createStore } from '../storage/create-store.ts';

export interface SnackbarNote {
  /** What is said; a failure finds its own words. */
  about: { failure: Failure } | { promo: PromoLinkAnswer } | 'unkept' | 'renewed';
  tone: 'success' | 'error';
  id: number;
}

const note = createStore<SnackbarNote | null>(() => null);
let lastId = 0;

/** Says something in the one snackbar of the page; the newest replaces the one before. Returns how to take it back. */
function show(about: SnackbarNote['about'], tone: SnackbarNote['tone']): () => void {
  lastId += 1;
  const shown = { tone, about, id: lastId };
  note.set(shown);
  return () => {
    if (note.get() === shown) closeSnackbar();
  };
}

/** A part of the page that is fetched late did not arrive. Said until the network is back: then it can be had. */
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

/** How a link's code was decided on. Spec §5. */
export const showPromoLink = (answer: PromoLinkAnswer) =>
  show({ promo: answer }, typeof answer === 'string' ? 'success' : 'error');

export const closeSnackbar = () => note.set(null);

export const useSnackbar = (): SnackbarNote | null => useSyncExternalStore(note.subscribe, note.get, () => null);
