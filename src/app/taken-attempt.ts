import { createStore } from './create-store.ts';

/** The attempt whose lines this page has taken out of the cart, for a browser that keeps nothing: no other tab has its cart. */
export const takenAttempt = createStore<string | null>(() => null);
