export { checkEmailChange, confirmEmailChange } from './email-change.service.ts';
export { readProfile } from './profile.service.ts';
export { saveProfile } from './profile-changes.service.ts';
export { readCorporation, saveCorporation } from './corporation.service.ts';
export { askForCall, findOpenCall } from './call-requests.service.ts';
export { readBalance } from './balance.service.ts';
export { readConsents, setConsent } from './consents.service.ts';
export { changePassword, createPassword } from './passwords.service.ts';
export {
  type DataFile,
  deleteAccount,
  downloadPersonalData,
  listLeavingReasons,
  readPersonalData,
} from './personal-data.service.ts';
