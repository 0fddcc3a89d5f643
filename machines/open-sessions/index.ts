export {
  connectOpenSessions,
  type OpenSessionsEvent,
  openSessionsMachine,
  type OpenSessionsServices,
} from './open-sessions.machine.ts';
