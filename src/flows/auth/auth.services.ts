import { connectAuth } from '../../../machines/auth/index.ts';
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
import { repriceCart } from './reprice-cart.ts';

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
