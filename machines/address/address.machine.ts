import { assign, setup } from 'xstate';
import {
  type Address,
  type AddressDraft,
  type AddressField,
  type ApplyAddressChoice,
  childLevelOf,
  chooseLocation,
  isLevelOpen,
  LOCATION_LEVELS,
  type LocationLevel,
  parentLevelOf,
  type Place,
  validateAddress,
} from '../../domain/address/index.ts';
import { type Failure, type FieldError, timedOut } from '../../domain/failure/index.ts';
import {
  ask,
  connect,
  isConflict,
  limits,
  port,
  type ServicesOf,
  withEvent,
  withFailure,
  withOutput,
} from '../kit/index.ts';

export interface PlacesRequest {
  level: LocationLevel;
  /** Id of the place one level up; null for countries. */
  parentId: string | null;
}

export interface SaveRequest {
  /** Null for a new address. */
  addressId: string | null;
  /** The version that was read; saving over a newer one is refused. */
  version: number;
  draft: AddressDraft;
  choice: ApplyAddressChoice | null;
}

export interface SavedAddress {
  address: Address;
  /** Number of orders chosen for the change that were packed meanwhile: they go to the old address. */
  tooLateCount: number;
}

/** Services that the flow calls. Every rejection is a `Failure`. Spec §7. */
const addressPort = port({
  /** The places of a level below a parent, sorted by name. An empty list is an answer. */
  listPlaces: ask<PlacesRequest, readonly Place[]>(),
  /** Stores the address. Rejects with kind `invalid` and fields, or CONFLICT_VERSION when it changed meanwhile. */
  saveAddress: ask<SaveRequest, SavedAddress>(),
  /** The address as the server has it now. */
  readAddress: ask<{ addressId: string }, Address>(),
});

export type AddressServices = ServicesOf<typeof addressPort>;

export interface AddressInput {
  /** The address to edit, or null for a new one. */
  address: Address | null;
  /** Fields known from the account, prefilled in a new address. */
  draft: AddressDraft;
  /** True when an order that is not packed yet goes to this address. */
  isInUse: boolean;
}

export interface AddressContext extends AddressInput {
  /** The lists on offer; an empty one means that the chosen parent has nothing below it. */
  lists: Record<LocationLevel, readonly Place[]>;
  /** The level whose list is being read. */
  level: LocationLevel;
  errors: readonly FieldError<AddressField>[];
  failure: Failure | null;
  choice: ApplyAddressChoice | null;
  /** The address as the server stored it. */
  saved: Address | null;
}

export type AddressEvent =
  | { type: 'field.change'; field: 'title' | 'firstName' | 'lastName' | 'line' | 'postalCode'; value: string }
  | { type: 'phone.change'; dialCode: string; number: string }
  | { type: 'place.choose'; level: LocationLevel; place: Place | null }
  | { type: 'places.retry' }
  | { type: 'address.save' }
  | { type: 'choice.make'; choice: ApplyAddressChoice }
  | { type: 'address.reload' }
  | { type: 'dialog.close' };

type EventOf<Type extends AddressEvent['type']> = Extract<AddressEvent, { type: Type }>;

/** Levels whose parent is chosen but has nothing below it: they are not required. */
function emptyLevels({ draft, lists }: AddressContext): LocationLevel[] {
  return LOCATION_LEVELS.filter((level) => {
    const parent = parentLevelOf(level);
    return parent !== null && draft.location[parent] !== null && lists[level].length === 0;
  });
}

/** "location._city" and "phone.number" of the contract are the fields `city` and `phone` of the form. */
const fieldOfPath = (path: string) => path.replace(/^location\._/, '').replace(/^phone\..*$/, 'phone') as AddressField;

export const errorsOf = (context: AddressContext) => validateAddress(context.draft, emptyLevels(context));

export const addressMachine = setup({
  types: {} as {
    context: AddressContext;
    events: AddressEvent;
    meta: { requirements?: string };
    input: AddressInput;
    /** Null: closed without saving. */
    output: { address: Address | null };
    tags: 'busy' | 'form';
    children: { places: 'listPlaces'; save: 'saveAddress'; read: 'readAddress' };
  },
  actors: addressPort.actors,
  guards: {
    isInvalid: ({ context }) => errorsOf(context).length > 0,
    isInUse: ({ context }) => context.isInUse,
    isTooLate: (_, { output }: { output: SavedAddress }) => output.tooLateCount > 0,
    isLevelClosed: ({ context }, { level }: EventOf<'place.choose'>) => !isLevelOpen(context.draft.location, level),
    hasLevelBelow: (_, { level, place }: EventOf<'place.choose'>) => place !== null && childLevelOf(level) !== null,
    /** Editing an address opens with each level chosen; their lists are read one after the other. */
    hasMoreToList: ({ context }) => {
      const below = childLevelOf(context.level);
      return below !== null && context.draft.location[context.level] !== null && context.lists[below].length === 0;
    },
    isConflict,
  },
  actions: {
    changeField: assign(({ context }, { field, value }: EventOf<'field.change'>) => ({
      draft: { ...context.draft, [field]: value },
      errors: context.errors.filter((error) => error.field !== field),
    })),
    changePhone: assign(({ context }, { dialCode, number }: EventOf<'phone.change'>) => ({
      draft: { ...context.draft, phone: { dialCode, number } },
      errors: context.errors.filter((error) => error.field !== 'phone'),
    })),
    choosePlace: assign(({ context }, { level, place }: EventOf<'place.choose'>) => {
      const below = LOCATION_LEVELS.slice(LOCATION_LEVELS.indexOf(level) + 1);
      return {
        draft: { ...context.draft, location: chooseLocation(context.draft.location, level, place) },
        lists: { ...context.lists, ...Object.fromEntries(below.map((each) => [each, []])) },
        level: childLevelOf(level) ?? level,
        errors: context.errors.filter(
          (error) => error.field !== level && !below.includes(error.field as LocationLevel),
        ),
        failure: null,
      };
    }),
    rememberPlaces: assign(({ context }, { output }: { output: readonly Place[] }) => ({
      lists: { ...context.lists, [context.level]: output },
      failure: null,
    })),
    nextLevel: assign(({ context }) => ({ level: childLevelOf(context.level) ?? context.level })),
    showErrors: assign(({ context }) => ({ errors: errorsOf(context), failure: null })),
    rememberChoice: assign((_, { choice }: EventOf<'choice.make'>) => ({ choice })),
    rememberSaved: assign((_, { output }: { output: SavedAddress }) => ({ saved: output.address, failure: null })),
    rememberVersion: assign((_, { output }: { output: Address }) => ({ address: output, failure: null })),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    rememberRefusal: assign((_, { failure }: { failure: Failure }) => ({
      failure,
      errors: (failure.fields ?? []).map((error) => ({ ...error, field: fieldOfPath(error.field) })),
    })),
    rememberTimeout: assign({ failure: timedOut() }),
  },
  delays: limits,
}).createMachine({
  id: 'address',
  initial: 'writing',
  context: ({ input }) => ({
    ...input,
    lists: { country: [], state: [], city: [], neighborhood: [] },
    level: 'country',
    errors: [],
    failure: null,
    choice: null,
    saved: null,
  }),
  output: ({ context }) => ({ address: context.saved }),
  on: { 'dialog.close': { target: '.closed' } },
  states: {
    writing: {
      tags: 'form',
      initial: 'listing',
      on: {
        'field.change': { actions: withEvent('changeField') },
        'phone.change': { actions: withEvent('changePhone') },
        'place.choose': [
          { guard: withEvent('isLevelClosed') },
          { guard: withEvent('hasLevelBelow'), target: '.listing', actions: withEvent('choosePlace') },
          { target: '.editing', actions: withEvent('choosePlace') },
        ],
      },
      states: {
        listing: {
          invoke: {
            id: 'places',
            src: 'listPlaces',
            input: ({ context: { level, draft } }) => {
              const parent = parentLevelOf(level);
              return { level, parentId: parent ? (draft.location[parent]?._id ?? null) : null };
            },
            onDone: { target: 'listed', actions: withOutput('rememberPlaces') },
            onError: { target: 'unlisted', actions: withFailure('rememberFailure') },
          },
          after: { readLimit: { target: 'unlisted', actions: 'rememberTimeout' } },
        },
        listed: {
          always: [{ guard: 'hasMoreToList', target: 'listing', actions: 'nextLevel' }, { target: 'editing' }],
        },
        unlisted: { on: { 'places.retry': { target: 'listing' } } },
        editing: {
          on: {
            'address.save': [
              { guard: 'isInvalid', actions: 'showErrors' },
              { guard: 'isInUse', target: '#address.choosing', actions: 'showErrors' },
              { target: '#address.saving', actions: 'showErrors' },
            ],
          },
        },
      },
    },
    choosing: {
      meta: { requirements: 'DIALOG-4' },
      on: {
        'choice.make': {
          meta: { requirements: 'ADDRESS-4' },
          target: 'saving',
          actions: withEvent('rememberChoice'),
        },
        'field.change': { target: 'writing.editing', actions: withEvent('changeField') },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'saveAddress',
        input: ({ context: { address, draft, choice } }) => ({
          addressId: address?._id ?? null,
          version: address?.version ?? 0,
          draft,
          choice,
        }),
        onDone: [
          { guard: withOutput('isTooLate'), target: 'tooLate', actions: withOutput('rememberSaved') },
          { target: 'saved', actions: withOutput('rememberSaved') },
        ],
        onError: [
          { guard: withFailure('isConflict'), target: 'conflicted', actions: withFailure('rememberFailure') },
          { target: 'writing.editing', actions: withFailure('rememberRefusal') },
        ],
      },
      after: { saveLimit: { target: 'writing.editing', actions: 'rememberTimeout' } },
    },
    conflicted: { meta: { requirements: 'ADDRESS-3' }, on: { 'address.reload': { target: 'reloading' } } },
    reloading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'readAddress',
        input: ({ context }) => ({ addressId: context.address?._id ?? '' }),
        onDone: { target: 'writing.editing', actions: withOutput('rememberVersion') },
        onError: { target: 'conflicted', actions: withFailure('rememberFailure') },
      },
      after: { readLimit: { target: 'conflicted', actions: 'rememberTimeout' } },
    },
    tooLate: { on: { 'dialog.close': { target: 'saved' } } },
    saved: { type: 'final' },
    closed: { type: 'final' },
  },
});

export const connectAddress = (services: AddressServices) => connect(addressMachine, addressPort, services);
