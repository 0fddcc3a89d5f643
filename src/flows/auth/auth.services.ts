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

/** The auth flow, with its services on `api`. */
export const authFlow = (api: Api) =>
  connectAuth({
    logIn: (credentials, signal) => logIn(api, credentials, signal),
    logInWith: (identity, signal) => logInWith(api, identity, signal),
    register: (form, signal) => register(api, form, signal),
    readTaken: (identity, signal) => readTaken(api, identity, signal),
    requestReset: (request, signal) => requestReset(api, request, signal),
    // Without a token the link is invalid: no request is needed.
    checkResetLink: (request, signal) =>
      request.token === '' ? Promise.resolve(false) : checkResetLink(api, request, signal),
    resetPassword: (request, signal) => resetPassword(api, request, signal),
    repriceCart: (request) => repriceCart(request.session),
  });
