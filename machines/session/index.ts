export { connectSession } from './session.connect.ts';
export { sessionMachine } from './session.machine.ts';
export type { SessionServices } from './session.services.ts';
export type { SessionContext, SessionEvent, SessionInput, SessionToken } from './session.types.ts';
