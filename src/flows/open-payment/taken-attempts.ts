import { createStore } from '../../storage/create-store.ts';

/** The attempts whose lines this page has taken out of the cart, for a browser that keeps nothing: no other tab has its cart. */
export const takenHere = createStore<readonly string[]>(() => []);
