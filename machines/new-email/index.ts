export {
  connectNewEmail,
  type NewEmailEvent,
  newEmailMachine,
  type NewEmailServices,
  type RefusedLink,
} from './new-email.machine.ts';
