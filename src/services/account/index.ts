export { readProfile } from './profile.service.ts';
