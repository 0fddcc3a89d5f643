import { takeIdentity } from './identity.ts';
import { createStore } from '../../storage/create-store.ts';

/** Kept outside React: `takeIdentity` returns the answer once, and StrictMode mounts twice in development. */
export const returnedIdentity = createStore(takeIdentity);
