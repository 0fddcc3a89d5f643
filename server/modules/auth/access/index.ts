export { readAuthCookie, setAuthCookie } from './auth-cookie.ts';
export { authErrors } from './auth.errors.ts';
export {
  type Addressee,
  addresseeOf,
  methodAddedMail,
  methodRemovedMail,
  passwordChangedMail,
  resetMail,
  welcomeMail,
} from './auth.mails.ts';
export {
  changeCredentials,
  type Credentials,
  deleteIdentities,
  deleteWaysIn,
  findCredentials,
  findIdentity,
  findReset,
  forgetPast,
  hasResetEndingAfter,
  insertCredentials,
  insertEndedSession,
  insertIdentity,
  insertResetRequest,
  listIdentities,
  listResetRequests,
  lockCredentials,
  prepareFindSessionOwner,
  replaceReset,
  takeResetRequest,
  useReset,
} from './auth.repository.ts';
export {
  createCredentials,
  createOwnerProof,
  endOtherWays,
  isCurrentPassword,
  proveMailbox,
  startEpoch,
} from './credentials.ts';
export { type Device, readDevice } from './device.ts';
export { checkPasswordStrength, hashPassword, verifyPassword } from './passwords.ts';
export {
  deleteSessionsOf,
  findSession,
  insertSession,
  liftSession,
  listOpenSessions,
  listSessions,
  markSeen,
} from './sessions.repository.ts';
export {
  countCodeTry,
  deleteSignInCodes,
  findSignInCode,
  findWaitingCode,
  forgetSignInCodes,
  insertSignInCode,
  listSignInCodes,
  setCodeHash,
  type SignInCode,
  takeWaitingCode,
  useCode,
} from './sign-in-code.repository.ts';
