export {
  connectMailAction,
  type MailActionEvent,
  mailActionMachine,
  type MailActionServices,
} from './mail-action.machine.ts';
export type { MailAction, MailedComing, MailedDelivery, MailedOutcome, RefusedMail } from './mail-action.types.ts';
