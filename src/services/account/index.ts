export { readProfile } from './profile.service.ts';
export { readBalance } from './balance.service.ts';
