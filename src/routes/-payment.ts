import { payment } from '../screens/checkout/payment/index.tsx';
import { takeOutPaid } from '../wiring/paid-cart.ts';
import { Challenge } from './-challenge.tsx';

/** All that stands between the pressed button and the end of a payment, in one file: no answer of the bank waits for it. */
export const wholePayment = { ...payment, Challenge, takeOutPaid };
