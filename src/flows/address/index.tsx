export { AddressDialog, type AddressDialogProps } from './address-dialog.tsx';
