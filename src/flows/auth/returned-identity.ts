import { takeIdentity } from './identity.ts';
import { createStore } from '../../storage/create-store.ts';

/** Kept outside React: StrictMode mounts twice while developing, and the answer is given once. */
export const returnedIdentity = createStore(takeIdentity);
