import type { StepPromise } from 'model-testing';
import { listSpec } from '../kit/testing.ts';
import { addressesCopy } from './addresses.copy.ts';
import { addressesMachine, type AddressRow } from './addresses.machine.ts';
import { addressesRules } from './addresses.rules.ts';

const place = (_id: string, name: string) => ({ _id, name: { tr: name, en: name } });
const home: AddressRow = {
  _id: 'home',
  version: 1,
  title: 'Ev',
  firstName: 'Elif',
  lastName: 'Yılmaz',
  phone: { dialCode: '+90', number: '5320000007' },
  location: {
    country: place('tr', 'Türkiye'),
    state: place('istanbul', 'İstanbul'),
    city: place('kadikoy', 'Kadıköy'),
    neighborhood: place('caferaga', 'Caferağa'),
  },
  line: 'Moda Cad. No 112 D. 7',
  postalCode: '34710',
  isPrimary: true,
  isInUse: true,
  hasUnpackedOrders: true,
  hasPicture: true,
};
const work: AddressRow = {
  ...home,
  _id: 'work',
  title: 'İş',
  line: 'Büyükdere Cad. No 193 K. 4',
  isPrimary: false,
  isInUse: false,
  hasUnpackedOrders: false,
  hasPicture: false,
};

/** What a step must lead to, beside the promises of every list. */
const promises: readonly StepPromise<typeof addressesMachine>[] = [
  {
    name: 'no address yet is an answer, not a failure',
    on: ['read.done.none'],
    to: (after) => after.matches('listed') && after.context.rows?.length === 0,
  },
];

export const addressesFlow = listSpec(addressesMachine, {
  name: 'addresses',
  copy: addressesCopy,
  deleting: 'undo',
  rows: [home, work],
  rules: addressesRules,
  promises,
});
