export { readProfile, toAccount } from './profile.service.ts';
