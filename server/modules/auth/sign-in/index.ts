export { readChallenge, setChallenge } from './challenge-cookie.ts';
export { demoCharity, demoStudent, seedDemoAccounts, studentPromoCode } from './demo-accounts.ts';
export { readKnownDevice, rememberDevice } from './known-device.ts';
export { login, type NewSession, openSession } from './login.service.ts';
export {
  changePassword,
  createPassword,
  doReset,
  isResetValid,
  mailResetLinks,
  requestReset,
} from './password.service.ts';
export { openAccount, register } from './register.service.ts';
export { endOtherSessions, endOwnSession, openSessions, sessionLookup } from './sessions.ts';
