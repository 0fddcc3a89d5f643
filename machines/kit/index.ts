export { isSame } from './is-same.ts';
export { limits } from './limits.ts';
export { withEvent, withOutput } from './params.ts';
export { ask, connect, port, type Port, type PortCalls, type ServicesOf, notify } from './port.ts';
export { hasCode, isCode, isConflict, isOutcomeUnknown, isSessionOver, withFailure } from './with-failure.ts';
