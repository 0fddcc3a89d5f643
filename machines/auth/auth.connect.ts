import { fromPromise } from 'xstate';
import type { Phone } from '../../domain/account/index.ts';
import type { SessionToken } from '../session/index.ts';
import { authMachine } from './auth.machine.ts';
import type { AuthServices, Credentials, Identity } from './auth.services.ts';
import type { Registration, Taken } from './auth.types.ts';

/** The flow with its services: an omitted one does not compile. */
export function connectAuth(services: AuthServices) {
  return authMachine.provide({
    actors: {
      logIn: fromPromise<SessionToken, Credentials>(({ input, signal }) => services.logIn(input, signal)),
      logInWith: fromPromise<SessionToken, Identity>(({ input, signal }) => services.logInWith(input, signal)),
      register: fromPromise<SessionToken, Registration>(({ input, signal }) => services.register(input, signal)),
      readTaken: fromPromise<Taken, { email: string; phone: Phone | null }>(({ input, signal }) =>
        services.readTaken(input, signal),
      ),
      requestReset: fromPromise<void, { email: string }>(({ input, signal }) => services.requestReset(input, signal)),
      checkResetLink: fromPromise<boolean, { token: string }>(({ input, signal }) =>
        services.checkResetLink(input, signal),
      ),
      resetPassword: fromPromise<void, { token: string; password: string }>(({ input, signal }) =>
        services.resetPassword(input, signal),
      ),
      repriceCart: fromPromise<void, { session: SessionToken }>(({ input, signal }) =>
        services.repriceCart(input, signal),
      ),
    },
  });
}
