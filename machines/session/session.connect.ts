import { fromPromise } from 'xstate';
import type { Account } from '../../domain/account/index.ts';
import { sessionMachine } from './session.machine.ts';
import type { SessionServices } from './session.services.ts';
import type { SessionToken } from './session.types.ts';

/** The flow with its services: an omitted one does not compile. */
export function connectSession(services: SessionServices) {
  return sessionMachine.provide({
    actors: {
      restoreSession: fromPromise<SessionToken | null, Record<string, never>>(({ input, signal }) =>
        services.restoreSession(input, signal),
      ),
      readProfile: fromPromise<Account, { token: string }>(({ input, signal }) => services.readProfile(input, signal)),
      closeSession: fromPromise<void, { token: string }>(({ input, signal }) => services.closeSession(input, signal)),
    },
    actions: {
      keepToken: (_, { session }) => services.keepToken(session),
      forgetShopper: () => services.forgetShopper(),
      recogniseShopper: (_, { account }) => services.recogniseShopper(account),
    },
  });
}
