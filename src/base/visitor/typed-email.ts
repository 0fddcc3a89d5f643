import { createStore } from '../../storage/create-store.ts';

/** E-mail that was typed last to sign in: the other sign-in forms begin with it. */
export const typedEmail = createStore(() => '');
