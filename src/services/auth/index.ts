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
