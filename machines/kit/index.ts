export { ask, connect, port, type Port, type ServicesOf, tell } from './port.ts';
export { hasCode, withEvent, withFailure, withOutput } from './params.ts';
export { isCode, isConflict, isSessionOver, limits } from './shared.ts';
