export { checkEmailChange, confirmEmailChange } from './email-change.service.ts';
export { readCorporation, readProfile, saveCorporation, saveProfile } from './profile.service.ts';
export { askForCall, findOpenCall } from './call-requests.service.ts';
export { readBalance } from './balance.service.ts';
export { readConsents, setConsent } from './consents.service.ts';
export { changePassword, createPassword } from './passwords.service.ts';
export {
  type DataFile,
  deleteAccount,
  downloadHeldData,
  listLeavingReasons,
  readHeldData,
} from './held-data.service.ts';
