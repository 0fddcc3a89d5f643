import type { Invariant, PathEvent, Postcondition } from 'model-testing';
import {
  type Address,
  type AddressDraft,
  type AddressField,
  childLevelOf,
  isLevelOpen,
  LOCATION_LEVELS,
  NO_LOCATION,
  parentLevelOf,
  type Place,
} from '../../domain/address/index.ts';
import { invalid } from '../../domain/failure/index.ts';
import { defineFlow, failures, isSame } from '../kit/testing.ts';
import { addressCopy } from './address.copy.ts';
import { type AddressEvent, addressMachine, errorsOf } from './address.machine.ts';

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

const addressInvariants: readonly Invariant<typeof addressMachine>[] = [
  {
    name: 'no level is chosen without the one above it',
    holds: ({ context: { draft } }) =>
      LOCATION_LEVELS.every((level) => {
        const parent = parentLevelOf(level);
        return parent === null || draft.location[level] === null || draft.location[parent] !== null;
      }),
  },
  {
    name: 'only a valid address is sent',
    holds: (snapshot) =>
      !(snapshot.matches('saving') || snapshot.matches('choosing')) || errorsOf(snapshot.context).length === 0,
  },
  {
    name: 'an address in use is changed only after the customer said for which order',
    holds: (snapshot) => !snapshot.matches('saving') || !snapshot.context.isInUse || snapshot.context.choice !== null,
  },
  {
    name: 'saved exactly when the server stored it',
    holds: (snapshot) =>
      (snapshot.matches('saved') || snapshot.matches('tooLate')) === (snapshot.context.saved !== null),
  },
  {
    name: 'the dialog can always be closed',
    holds: (snapshot) => snapshot.status === 'done' || snapshot.can({ type: 'dialog.close' }),
  },
];

type Step = Postcondition<typeof addressMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

const chosen = (event: PathEvent) => event as unknown as Extract<AddressEvent, { type: 'place.choose' }>;
const changed = (event: PathEvent) => event as unknown as Extract<AddressEvent, { type: 'field.change' }>;
const storedIn = (output: unknown) => (output as { address: Address }).address;

/** The level just listed is already chosen, and the level below it was not listed yet. */
const hasMoreToList = ({ context: { level, lists, draft } }: Snapshot): boolean => {
  const below = childLevelOf(level);
  return below !== null && draft.location[level] !== null && lists[below].length === 0;
};

/** Required fields that the samples leave empty: places, except of levels without any, and the address line. */
const mistakesIn = ({ context: { draft, lists } }: Snapshot): { field: AddressField; code: 'required' }[] => {
  const places = LOCATION_LEVELS.filter((level) => {
    const above = parentLevelOf(level);
    const hasNone = above !== null && draft.location[above] !== null && lists[level].length === 0;
    return draft.location[level] === null && !hasNone;
  });
  return [...places, ...(draft.line === '' ? (['line'] as const) : [])].map((field) => ({ field, code: 'required' }));
};

const isValid = (before: Snapshot): boolean => mistakesIn(before).length === 0;

const addressPostconditions: readonly Step[] = [
  {
    name: 'what is written is kept in every state of the form',
    on: ['field.change'],
    from: ['form'],
    to: (after, before, event) =>
      isSame(after.value, before.value) && after.context.draft[changed(event).field] === changed(event).value,
  },
  {
    name: 'writing on instead of choosing an order leads back to the form',
    on: ['field.change'],
    from: ['choosing'],
    to: (after, _, event) =>
      after.matches({ writing: 'editing' }) && after.context.draft[changed(event).field] === changed(event).value,
  },
  {
    name: 'a changed phone is kept',
    on: ['phone.change'],
    from: ['form'],
    to: (after, before, { dialCode, number }) =>
      isSame(after.value, before.value) && isSame(after.context.draft.phone, { dialCode, number }),
  },
  {
    name: 'a place is chosen from country down to neighbourhood, and the next list is asked for',
    requirements: 'ADDRESS-1',
    on: ['place.choose'],
    from: ['form'],
    given: ({ context }, event) => isLevelOpen(context.draft.location, chosen(event).level),
    to: (after, _, event) => {
      const { level, place } = chosen(event);
      const isListing = place !== null && childLevelOf(level) !== null;
      return (
        after.matches({ writing: isListing ? 'listing' : 'editing' }) && after.context.draft.location[level] === place
      );
    },
  },
  {
    name: 'what was listed and chosen below another place no longer fits',
    on: ['place.choose'],
    from: ['form'],
    given: ({ context }, event) => isLevelOpen(context.draft.location, chosen(event).level),
    to: ({ context: { draft, lists } }, before, event) => {
      const { level, place } = chosen(event);
      const isAnother = before.context.draft.location[level]?._id !== place?._id;
      return LOCATION_LEVELS.slice(LOCATION_LEVELS.indexOf(level) + 1).every(
        (below) => lists[below].length === 0 && (!isAnother || draft.location[below] === null),
      );
    },
  },
  {
    name: 'no place can be chosen before the one above it',
    requirements: 'ADDRESS-1',
    on: ['place.choose'],
    from: ['form'],
    given: ({ context }, event) => !isLevelOpen(context.draft.location, chosen(event).level),
    to: (after, before) => after.context === before.context && isSame(after.value, before.value),
  },
  {
    name: 'an address that is opened lists every level that it names',
    on: ['places.done'],
    given: hasMoreToList,
    to: (after, before) => after.matches({ writing: 'listing' }) && after.context.level !== before.context.level,
  },
  {
    name: 'the list that came is on offer',
    on: ['places.done'],
    to: ({ context }, before, { output }) =>
      isSame(context.lists[before.context.level], output) && context.failure === null,
  },
  {
    name: 'once every list is there the form can be written',
    on: ['places.done'],
    given: (before) => !hasMoreToList(before),
    to: ['writing.editing'],
  },
  {
    name: 'a list that does not come can be asked for again',
    on: ['places.failed', 'after.readLimit'],
    from: ['writing.listing'],
    to: ['writing.unlisted'],
  },
  { name: 'it is asked for again', on: ['places.retry'], from: ['writing.unlisted'], to: ['writing.listing'] },
  {
    name: 'an address with mistakes stays in the form, each mistake at its field',
    requirements: 'ADDRESS-5',
    on: ['address.save'],
    from: ['writing.editing'],
    given: (before) => !isValid(before),
    to: (after, before) => after.matches({ writing: 'editing' }) && isSame(after.context.errors, mistakesIn(before)),
  },
  {
    name: 'an address in use is saved after saying for which order',
    requirements: 'DIALOG-4',
    on: ['address.save'],
    from: ['writing.editing'],
    given: (before) => isValid(before) && before.context.isInUse,
    to: ['choosing'],
  },
  {
    name: 'any other address is saved at once',
    on: ['address.save'],
    from: ['writing.editing'],
    given: (before) => isValid(before) && !before.context.isInUse,
    to: ['saving'],
  },
  {
    name: 'with the order chosen it is saved',
    requirements: 'ADDRESS-4',
    on: ['choice.make'],
    from: ['choosing'],
    to: (after, _, event) => after.matches('saving') && after.context.choice === event['choice'],
  },
  {
    name: 'an address that the server stored is saved, as the server has it',
    on: ['save.done.stored'],
    to: (after, _, { output }) => after.matches('saved') && isSame(after.output, { address: storedIn(output) }),
  },
  {
    name: 'that a chosen order was packed meanwhile is shown before the dialog closes',
    on: ['save.done.tooLate'],
    to: (after, _, { output }) => after.matches('tooLate') && isSame(after.context.saved, storedIn(output)),
  },
  {
    name: 'what was shown is closed, and the address is saved',
    on: ['dialog.close'],
    from: ['tooLate'],
    to: (after, before) => after.matches('saved') && isSame(after.output, { address: before.context.saved }),
  },
  {
    name: 'an address that was changed elsewhere is not written over',
    requirements: 'ADDRESS-3',
    on: ['save.failed.changedElsewhere'],
    to: ['conflicted'],
  },
  {
    name: 'an address that was not saved is still in the form',
    on: ['save.failed.invalid', 'save.failed.offline', 'after.saveLimit'],
    to: (after, before) => after.matches({ writing: 'editing' }) && after.context.draft === before.context.draft,
  },
  {
    name: 'a field that the server refused is marked',
    on: ['save.failed.invalid'],
    to: ({ context }) => isSame(context.errors, [{ field: 'postalCode', code: 'invalid' }]),
  },
  {
    name: 'why it did not work is said',
    on: ['places.failed', 'save.failed', 'read.failed'],
    to: ({ context }, _, { error }) => isSame(context.failure, error),
  },
  {
    name: 'choosing or saving again clears the last failure',
    on: ['place.choose', 'address.save'],
    given: ({ context }, event) =>
      event.type === 'address.save' || isLevelOpen(context.draft.location, chosen(event).level),
    to: ({ context }) => context.failure === null,
  },
  {
    name: 'that no answer came is said too',
    on: ['after.readLimit', 'after.saveLimit'],
    to: ({ context }) => context.failure?.kind === 'timeout',
  },
  {
    name: 'the newest version is read when the customer wants it',
    on: ['address.reload'],
    from: ['conflicted'],
    to: ['reloading'],
  },
  {
    name: 'with the newest version the form goes on, and what was written stays',
    on: ['read.done'],
    to: (after, before, { output }) =>
      after.matches({ writing: 'editing' }) &&
      isSame(after.context.address, output) &&
      after.context.draft === before.context.draft &&
      after.context.failure === null,
  },
  {
    name: 'without it the conflict stays',
    on: ['read.failed', 'after.readLimit'],
    from: ['reloading'],
    to: ['conflicted'],
  },
  {
    name: 'the dialog closes at once',
    on: ['dialog.close'],
    given: (before) => !before.matches('tooLate'),
    to: ['closed'],
  },
];

/**
 * Choosing a level asks for the list of the next one and clears what no longer fits. Changing an address that orders
 * already use asks for which of them it counts; a version that was changed elsewhere meanwhile is shown, never
 * overwritten.
 */
export const addressFlow = defineFlow(addressMachine, {
  name: 'address',
  description: {
    tr: { title: 'Kutunun yolunu yazar', text: 'Bir müşteri kutunun nereye geleceğini yazar: ülkeden kapıya kadar.' },
    en: {
      title: 'Says where the box goes',
      text: 'A customer writes down where the box should go, from country to door.',
    },
  },
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
  invariants: addressInvariants,
  postconditions: addressPostconditions,
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
