import { waitFor } from 'xstate';
import { connectAuth } from '../../../machines/auth/index.ts';
import type { SessionToken } from '../../../machines/session/index.ts';
import { cart } from '../../alive/index.ts';
import {
  checkResetLink,
  logIn,
  logInWith,
  readTaken,
  register,
  requestReset,
  resetPassword,
} from '../../services/auth/index.ts';
import type { Api } from '../../services/http/index.ts';
import { startSession } from '../../app/session.ts';

/** Signing in and registering, on this connection to the contract. */
export const authFlow = (api: Api) =>
  connectAuth({
    logIn: (credentials, signal) => logIn(api, credentials, signal),
    logInWith: (identity, signal) => logInWith(api, identity, signal),
    register: (form, signal) => register(api, form, signal),
    readTaken: (identity, signal) => readTaken(api, identity, signal),
    requestReset: (request, signal) => requestReset(api, request, signal),
    // An address without a token is no link: there is nothing to ask.
    checkResetLink: (request, signal) =>
      request.token === '' ? Promise.resolve(false) : checkResetLink(api, request, signal),
    resetPassword: (request, signal) => resetPassword(api, request, signal),
    repriceCart: (request) => repriceCart(request.session),
  });

/** The cart follows who is signed in: opening the session makes it ask for the account's prices. ADR 0011. */
async function repriceCart(opened: SessionToken): Promise<void> {
  startSession().send({ type: 'session.open', session: opened });
  await waitFor(cart, (snapshot) => !snapshot.hasTag('busy'));
}
