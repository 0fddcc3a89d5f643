export {
  connectCallRequest,
  type CallRequestEvent,
  callRequestMachine,
  type CallRequestServices,
  type CallRequestView,
} from './call-request.machine.ts';
