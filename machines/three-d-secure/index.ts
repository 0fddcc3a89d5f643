export { connectThreeDSecure } from './three-d-secure.connect.ts';
export { threeDSecureMachine } from './three-d-secure.machine.ts';
export type { AttemptRequest, ThreeDSecureServices } from './three-d-secure.services.ts';
export type {
  AttemptReport,
  ChallengePurpose,
  ThreeDSecureContext,
  ThreeDSecureEvent,
  ThreeDSecureInput,
  ThreeDSecureOutput,
} from './three-d-secure.types.ts';
