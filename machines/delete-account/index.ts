export {
  connectDeleteAccount,
  type DeleteAccountEvent,
  deleteAccountMachine,
  type DeleteAccountServices,
  type LeavingField,
  type LeavingReceipt,
  type LeavingRequest,
  type LeavingView,
} from './delete-account.machine.ts';
