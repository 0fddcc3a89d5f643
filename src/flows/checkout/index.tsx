export { CheckoutScreen } from './checkout-screen.tsx';
export type { CheckoutScreenProps, Loaded } from './checkout.types.ts';
export { isPaymentNear } from './state-of.ts';
