import type { Invariant, Postcondition } from 'model-testing';
import { listCopy, listSpec } from '../families/testing.ts';
import { addressesMachine, type AddressRow } from './addresses.machine.ts';

const addressesCopy = listCopy(
  { tr: 'Adresler', en: 'the addresses' },
  { read: 'listAddresses', makePrimary: 'makeAddressPrimary', delete: 'deleteAddress' },
  'undo',
);

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

/** Invariants, in addition to those of every list. */
const addressesInvariants: readonly Invariant<typeof addressesMachine>[] = [
  {
    name: 'at most one address is the primary one',
    holds: ({ context: { rows } }) => (rows ?? []).filter(({ isPrimary }) => isPrimary).length <= 1,
  },
];

/** Postconditions, in addition to those of every list. */
const postconditions: readonly Postcondition<typeof addressesMachine>[] = [
  {
    name: 'no address yet is an answer, not a failure',
    on: ['read.done.none'],
    to: (after) => after.matches('listed') && after.context.rows?.length === 0,
  },
];

/**
 * Reads the addresses, makes one the primary one, and deletes one, with eight seconds to undo it. An address that a
 * running subscription goes to stays: the server refuses to delete it, and the screen marks it as in use. Adding
 * and changing an address is the flow address.
 */
export const addressesFlow = listSpec(addressesMachine, {
  name: 'addresses',
  description: {
    tr: {
      title: 'Adreslerini düzenler',
      text: 'Müşteri kutularının gittiği adresleri görür, birini ana adres yapar, birini siler; sildiğini geri alabilir.',
    },
    en: {
      title: 'Keeps the address book',
      text: 'A customer sees the addresses their boxes go to, makes one the main one, deletes one, and can take that back.',
    },
  },
  copy: addressesCopy,
  deleting: 'undo',
  rows: [home, work],
  invariants: addressesInvariants,
  postconditions,
});
