export {
  connectSession,
  type SessionContext,
  type SessionEvent,
  sessionMachine,
  type SessionServices,
  type SessionToken,
} from './session.machine.ts';
