export {
  connectSignInCode,
  type SignInCodeEvent,
  signInCodeMachine,
  type SignInCodeServices,
} from './sign-in-code.machine.ts';
export type { EndedCode, RequestedCode, SignInLink } from './sign-in-code.types.ts';
