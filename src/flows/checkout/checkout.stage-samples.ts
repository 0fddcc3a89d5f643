import { addressFlow } from '../../../machines/address/address.spec.ts';
import { kurus } from '../../../domain/money/index.ts';
import type { CheckoutScreenProps, Loaded } from './form/checkout.types.ts';

type AddressItem = CheckoutScreenProps['addresses']['items'][number];
type CardItem = CheckoutScreenProps['cards']['items'][number];

const loaded = <Item>(items: readonly Item[]): Loaded<Item> => ({ items, state: 'loaded', retry: () => {} });
const home: AddressItem = addressFlow.inputs.editInUse.address;

/** The sample account of the explorer. */
export const sampleAccount = {
  addresses: loaded<AddressItem>([home, Object.assign({}, home, { _id: 'address-2', title: 'İş', isPrimary: false })]),
  cards: loaded<CardItem>([
    {
      _id: 'card-1',
      alias: 'Maaş kartım',
      bankName: 'Deniz Bank',
      lastFourDigits: '0008',
      expireMonth: '12',
      expireYear: '2030',
      isExpired: false,
    },
  ]),
  balance: kurus(0),
};
