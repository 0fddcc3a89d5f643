export { connectAuth } from './auth.connect.ts';
export { authMachine } from './auth.machine.ts';
export type { AuthServices, Credentials, Identity } from './auth.services.ts';
export type { AuthContext, AuthEvent, AuthInput, AuthMode, AuthOutput, Registration, Taken } from './auth.types.ts';
