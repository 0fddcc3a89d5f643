export { checkEmailChange, confirmEmailChange } from './email-change.service.ts';
export { readProfile } from './profile.service.ts';
export { readBalance } from './balance.service.ts';
