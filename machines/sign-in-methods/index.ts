export {
  connectSignInMethods,
  type MethodsRequest,
  type SignInMethodsEvent,
  signInMethodsMachine,
  type SignInMethodsServices,
} from './sign-in-methods.machine.ts';
