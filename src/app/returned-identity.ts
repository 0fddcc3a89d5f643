import { takeIdentity } from '../flows/auth/identity.ts';
import { createStore } from './create-store.ts';

/** Held outside React: StrictMode mounts twice while developing, and the answer is given once. */
export const returnedIdentity = createStore(takeIdentity);
