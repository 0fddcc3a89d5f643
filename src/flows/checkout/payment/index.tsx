import type { PaymentParts } from '../checkout.types.ts';
import { AddressScreen } from './address-screen.tsx';
import { ContractDialog } from './contract-dialog.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { PaymentPanel } from './payment-panel.tsx';

export const payment: PaymentParts = { AddressScreen, ContractDialog, PaymentNotice, PaymentPanel };
