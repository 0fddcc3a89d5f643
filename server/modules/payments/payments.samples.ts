import { kurus } from '../../../domain/money/index.ts';
import type { NewCard, StartChallenge } from './provider/index.ts';

const address = {
  contactName: 'Ada Lovelace',
  address: 'Moda Cad. 12 D:3',
  city: 'İstanbul',
  country: 'Turkey',
  zipCode: '34710',
};

export function newCard(number: string, over: Partial<NewCard> = {}): NewCard {
  return {
    kind: 'new',
    holder: 'Ada Lovelace',
    number,
    expireMonth: '12',
    expireYear: '2030',
    securityCode: '123',
    save: false,
    ...over,
  };
}

/** 237.80 lira in two lines and a third that is free. */
export function startRequest(cardNumber: string, over: Partial<StartChallenge> = {}): StartChallenge {
  return {
    reference: 'attempt-1',
    purpose: 'purchase',
    amount: kurus(23780),
    lines: [
      { reference: 'line-1', name: 'Ped 12 adet', amount: kurus(11890), kind: 'physical' },
      { reference: 'line-2', name: 'Bağış', amount: kurus(11890), kind: 'virtual' },
      { reference: 'line-3', name: 'Hediye kutu', amount: kurus(0), kind: 'physical' },
    ],
    buyer: {
      id: 'customer-1',
      name: 'Ada',
      surname: 'Lovelace',
      email: 'ada@example.com',
      ip: '203.0.113.7',
      shippingAddress: address,
      billingAddress: address,
    },
    locale: 'tr',
    card: newCard(cardNumber),
    callbackUrl: 'http://localhost:9/payments/callback/attempt-1',
    ...over,
  };
}
