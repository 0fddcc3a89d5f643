import { createStore } from '../../storage/create-store.ts';

/** Attempts whose lines this page has taken out of the cart; used without storage, where no other tab has this cart. */
export const takenHere = createStore<readonly string[]>(() => []);
