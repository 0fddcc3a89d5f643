export { CheckoutScreen } from './checkout-screen.tsx';
export type { CheckoutScreenProps, Loaded } from './form/checkout.types.ts';
export { isPaymentNear } from './form/state-of.ts';
