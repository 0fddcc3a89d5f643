export {
  connectSession,
  type SessionContext,
  type SessionEvent,
  type SessionInput,
  sessionMachine,
  type SessionServices,
  type SessionToken,
} from './session.machine.ts';
