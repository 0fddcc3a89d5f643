import { cardNumber, nextKey, type Shopper } from '../checkout/testing.ts';

export const startCardCheck = (shopper: Shopper, key = nextKey()) =>
  shopper.call(
    'POST',
    'cards/3ds/create-one-request',
    {
      cardHolderName: 'Ada Deniz',
      cardNumber: cardNumber('succeeds'),
      expireMonth: '12',
      expireYear: '2030',
      cvc: '123',
    },
    key,
  );
