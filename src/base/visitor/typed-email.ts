import { createStore } from '../../storage/create-store.ts';

/** The address that was typed last to sign in: the next way of signing in begins with it. */
export const typedEmail = createStore(() => '');
