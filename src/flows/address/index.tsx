export { AddressDialog } from './address-dialog.tsx';
export type { AddressDialogProps } from './address.types.ts';
