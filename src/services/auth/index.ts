export {
  checkResetLink,
  logIn,
  logInWith,
  logOut,
  readTaken,
  register,
  requestReset,
  resetPassword,
} from './auth.service.ts';
export { changePassword, createPassword } from './password.service.ts';
