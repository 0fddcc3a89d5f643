export {
  type AttemptReport,
  type AttemptRequest,
  type ChallengePurpose,
  connectThreeDSecure,
  type ThreeDSecureContext,
  type ThreeDSecureEvent,
  type ThreeDSecureInput,
  threeDSecureMachine,
  type ThreeDSecureOutput,
  type ThreeDSecureServices,
} from './three-d-secure.machine.ts';
