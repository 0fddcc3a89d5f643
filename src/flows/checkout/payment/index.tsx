import { AddressScreen } from './address-screen.tsx';
import { ContractDialog } from './contract-dialog.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { PaymentPanel } from './payment-panel.tsx';

/** What the checkout shows beside its untouched form. Fetched when a payment comes near. */
export const payment = { AddressScreen, ContractDialog, PaymentNotice, PaymentPanel };
