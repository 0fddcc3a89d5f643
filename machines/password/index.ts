export {
  connectPassword,
  type PasswordEvent,
  type PasswordField,
  passwordMachine,
  type PasswordRequest,
  type PasswordServices,
} from './password.machine.ts';
