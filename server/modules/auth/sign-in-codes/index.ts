export {
  forgetPastCodes,
  loginWithCode,
  mailSignInCodes,
  readSignInCode,
  readSignInLink,
  requestSignInCode,
} from './sign-in-code.service.ts';
