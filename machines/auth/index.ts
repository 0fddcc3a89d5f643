export { authMachine, connectAuth } from './auth.machine.ts';
export type {
  AuthContext,
  AuthEvent,
  AuthInput,
  AuthMode,
  AuthOutput,
  AuthServices,
  Credentials,
  Entry,
  Identity,
  Institution,
  Registration,
  Taken,
} from './auth.setup.ts';
