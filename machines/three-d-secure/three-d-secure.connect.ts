import { fromPromise } from 'xstate';
import { threeDSecureMachine } from './three-d-secure.machine.ts';
import type { AttemptRequest, ThreeDSecureServices } from './three-d-secure.services.ts';
import type { AttemptReport } from './three-d-secure.types.ts';

/** The flow with its services: an omitted one does not compile. */
export function connectThreeDSecure(services: ThreeDSecureServices) {
  return threeDSecureMachine.provide({
    actors: {
      readAttempt: fromPromise<AttemptReport, AttemptRequest>(({ input, signal }) =>
        services.readAttempt(input, signal),
      ),
      abandonAttempt: fromPromise<AttemptReport, AttemptRequest>(({ input, signal }) =>
        services.abandonAttempt(input, signal),
      ),
    },
  });
}
