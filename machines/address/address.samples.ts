import {
  LOCATION_LEVELS,
  NO_LOCATION,
  type Address,
  type AddressDraft,
  type Place,
} from '../../domain/address/index.ts';
import { conflict, invalid, offline } from '../../domain/failure/index.ts';
import type { FlowSpec } from 'model-testing';
import { addressEdgeWords } from './address.edge-words.ts';
import { addressInvariants } from './address.invariants.ts';
import { addressMachine } from './address.machine.ts';
import { addressNames } from './address.names.ts';
import { addressPromises } from './address.promises.ts';

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

export const addressFlow = {
  name: 'address',
  machine: addressMachine,
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
    places: { done: { some: [turkiye], nothingBelow: [] }, failed: { offline: offline() } },
    save: {
      done: { stored: home },
      failed: {
        invalid: invalid([{ field: 'postalCode', code: 'invalid' }]),
        changedElsewhere: conflict({ code: 'CONFLICT_VERSION' }),
        offline: offline(),
      },
    },
    read: { done: { newest: { ...home, version: 4 } }, failed: { offline: offline() } },
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
  invariants: addressInvariants,
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
  words: {
    ...addressNames,
    ...addressEdgeWords,
    'field.change': { tr: 'Müşteri bir alanı değiştirdi', en: 'The customer changed a field' },
    'phone.change': { tr: 'Müşteri telefonunu değiştirdi', en: 'The customer changed the phone' },
    'place.choose': { tr: 'Müşteri bir yer seçti', en: 'The customer chose a place' },
    'places.retry': { tr: 'Müşteri listeyi yeniden istedi', en: 'The customer asked for the list again' },
    'address.save': { tr: 'Müşteri kaydet dedi', en: 'The customer pressed save' },
    'choice.make': { tr: 'Müşteri hangi sipariş için olduğunu seçti', en: 'The customer chose which order it is for' },
    'address.reload': { tr: 'Müşteri son hâlini istedi', en: 'The customer asked for the newest version' },
    'dialog.close': { tr: 'Müşteri pencereyi kapattı', en: 'The customer closed the dialog' },
    'places.done.some': { tr: 'Liste geldi', en: 'The list came' },
    'places.done.nothingBelow': { tr: 'Bu yerin altında liste yok', en: 'There is nothing below this place' },
    'places.failed.offline': { tr: 'Bağlantı yok', en: 'There is no connection' },
    'save.done.stored': { tr: 'Adres kaydedildi', en: 'The address was stored' },
    'save.failed.invalid': { tr: 'Sunucu bir alanı kabul etmedi', en: 'The server refused a field' },
    'save.failed.changedElsewhere': { tr: 'Adres başka yerde değişmiş', en: 'The address was changed elsewhere' },
    'save.failed.offline': { tr: 'Bağlantı yok', en: 'There is no connection' },
    'read.done.newest': { tr: 'Son hâli geldi', en: 'The newest version came' },
    'read.failed.offline': { tr: 'Bağlantı yok', en: 'There is no connection' },
    'after.readLimit': { tr: '8 saniye cevap gelmedi', en: '8 seconds pass without an answer' },
    'after.saveLimit': { tr: '15 saniye cevap gelmedi', en: '15 seconds pass without an answer' },
  },
} satisfies FlowSpec<typeof addressMachine>;
