export { changePassword, createPassword } from './passwords.service.ts';
