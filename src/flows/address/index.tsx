export { AddressDialog } from './address-dialog.tsx';
export { AddressEntry } from './address-form.tsx';
export type { AddressDialogProps } from './address.types.ts';
