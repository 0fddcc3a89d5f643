import type { PaymentParts } from '../checkout.types.ts';
import { AddressScreen } from './address-screen.tsx';
import { ContractDialog } from './contract-dialog.tsx';
import { DonationNoteField } from './donation-note-field.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { PaymentPanel } from './payment-panel.tsx';

export const payment: PaymentParts = { AddressScreen, ContractDialog, DonationNoteField, PaymentNotice, PaymentPanel };
