import type { CheckedCard } from '../../../machines/card-check/index.ts';

/** A typed card as every operation that charges or checks one takes it. */
export const toWireCard = ({ holder, number, expiryMonth, expiryYear, cvc }: CheckedCard) => ({
  cardHolderName: holder,
  cardNumber: number,
  expireMonth: String(expiryMonth).padStart(2, '0'),
  expireYear: String(expiryYear),
  cvc,
});
