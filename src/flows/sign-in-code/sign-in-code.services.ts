import { connectSignInCode } from '../../../machines/sign-in-code/index.ts';
import {
  logInWithCode,
  readSignInCode,
  readSignInLink,
  requestSignInCode,
} from '../../services/auth/sign-in-code.service.ts';
import type { Api } from '../../services/http/index.ts';
import { repriceCart } from '../auth/reprice-cart.ts';

/** The sign-in-code flow, with its services on `api`. */
export const signInCodeFlow = (api: Api) =>
  connectSignInCode({
    requestCode: (request, signal) => requestSignInCode(api, request, signal),
    readCode: (_, signal) => readSignInCode(api, signal),
    readLink: (link, signal) => readSignInLink(api, link, signal),
    logIn: (typed, signal) => logInWithCode(api, typed, signal),
    repriceCart: (request) => repriceCart(request.session),
  });
