import {
  type Address,
  type AddressDraft,
  LOCATION_LEVELS,
  NO_LOCATION,
  type Place,
} from '../../domain/address/index.ts';
import { invalid } from '../../domain/failure/index.ts';
import { defineFlow, failures } from '../kit/testing.ts';
import { addressCopy } from './address.copy.ts';
import { addressMachine } from './address.machine.ts';
import { addressPromises } from './address.promises.ts';
import { addressRules } from './address.rules.ts';

const place = (id: string, name: string): Place => ({ _id: id, name: { tr: name, en: name } });
const turkiye = place('tr', 'Türkiye');
const istanbul = place('tr-34', 'İstanbul');
const kadikoy = place('tr-34-kadikoy', 'Kadıköy');
const caferaga = place('tr-34-kadikoy-caferaga', 'Caferağa');

const blank: AddressDraft = {
  title: '',
  firstName: 'Elif',
  lastName: 'Yılmaz',
  phone: { dialCode: '+90', number: '5321234567' },
  location: NO_LOCATION,
  line: '',
  postalCode: '',
};
const written: AddressDraft = {
  ...blank,
  title: 'Ev',
  line: 'Moda Cad. No 112 Daire 7',
  location: { country: turkiye, state: istanbul, city: kadikoy, neighborhood: caferaga },
};
const home: Address = {
  ...written,
  _id: 'address-1',
  version: 3,
  isPrimary: true,
  location: { country: turkiye, state: istanbul, city: kadikoy, neighborhood: caferaga },
};

export const addressFlow = defineFlow(addressMachine, {
  name: 'address',
  copy: addressCopy,
  inputs: {
    entry: { address: null, draft: blank, isInUse: false },
    filledEntry: { address: null, draft: written, isInUse: false },
    editInUse: { address: home, draft: written, isInUse: true },
  },
  events: {
    'field.change': [
      { field: 'title', value: 'İş' },
      { field: 'line', value: '' },
    ],
    'phone.change': [{ dialCode: '+90', number: '5551234567' }],
    'place.choose': [
      { level: 'country', place: turkiye },
      { level: 'state', place: istanbul },
      { level: 'city', place: kadikoy },
      { level: 'neighborhood', place: caferaga },
      { level: 'city', place: null },
    ],
    'choice.make': [{ choice: 'APPLY_TO_CURRENT_ORDER' }, { choice: 'APPLY_TO_NEXT_ORDER' }],
  },
  outcomes: {
    places: { done: { some: [turkiye], nothingBelow: [] }, failed: failures('offline') },
    save: {
      done: { stored: { address: home, tooLateCount: 0 }, tooLate: { address: home, tooLateCount: 1 } },
      failed: {
        invalid: invalid([{ field: 'postalCode', code: 'invalid' }]),
        ...failures('changedElsewhere', 'offline'),
      },
    },
    read: { done: { newest: { ...home, version: 4 } }, failed: failures('offline') },
  },
  project: ({ context }) => ({
    version: context.address?.version ?? null,
    hasLine: context.draft.line !== '',
    places: LOCATION_LEVELS.filter((level) => context.draft.location[level] !== null).length,
    lists: LOCATION_LEVELS.filter((level) => context.lists[level].length > 0).length,
    level: context.level,
    hasErrors: context.errors.length > 0,
    hasFailed: context.failure !== null,
    hasChosen: context.choice !== null,
  }),
  tags: { form: ['writing'], busy: ['saving', 'reloading'] },
  invariants: addressRules,
  promises: addressPromises,
  equivalent: [
    'address.writing place.choose[2]',
    'address.choosing field.change[0]',
    'address.saving save failed[1]',
    'address.saving after saveLimit[0]',
    'address.reloading read done[0]',
  ].map((transition) => ({
    mutant: `retarget to address.writing.listed: ${transition}`,
    reason: 'no list is missing there, so `listed` leads to editing at once',
  })),
});
