export {
  checkDateOfBirth,
  checkLines,
  checkNames,
  checkPhone,
  nameAccount,
  refusingTaken,
  requireAccount,
  saveAccount,
  updateAccount,
} from './account.service.ts';
export { checkEmailChange, confirmEmailChange, findPendingEmail } from './email-change.service.ts';
export {
  findWaitingEmail,
  forgetEmailChanges,
  readEmailChangeCopy,
  withdrawEmailChange,
} from './email-changes.repository.ts';
