import type { PaymentParts } from '../form/checkout.types.ts';
import { AddressScreen } from './address-screen.tsx';
import { ContractDialog } from '../form/contract-dialog.tsx';
import { DonationNoteField } from './donation-note-field.tsx';
import { MissingList } from './missing-list.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { Sureties } from './sureties.tsx';

export const payment: PaymentParts = {
  AddressScreen,
  ContractDialog,
  DonationNoteField,
  MissingList,
  PaymentNotice,
  PaymentPanel,
  Sureties,
};
