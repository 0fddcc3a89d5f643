import { assign, fromPromise, setup } from 'xstate';
import {
  childLevelOf,
  chooseLocation,
  isLevelOpen,
  LOCATION_LEVELS,
  parentLevelOf,
  validateAddress,
  type Address,
  type AddressField,
  type ApplyAddressChoice,
  type LocationLevel,
  type Place,
} from '../../domain/address/index.ts';
import { seconds } from '../../domain/calendar/index.ts';
import { toFailure } from '../../domain/failure/index.ts';
import type { PlacesRequest, SaveRequest } from './address.services.ts';
import type { AddressContext, AddressEvent, AddressInput, AddressMeta, AddressOutput } from './address.types.ts';

const notConnected = (service: string) => () => Promise.reject(new Error(`${service} is not connected`));

/** Levels whose parent is chosen but has nothing below it: they are not asked for. */
function emptyLevels({ draft, lists }: AddressContext): LocationLevel[] {
  return LOCATION_LEVELS.filter((level) => {
    const parent = parentLevelOf(level);
    return parent !== null && draft.location[parent] !== null && lists[level].length === 0;
  });
}

/** "location._city" and "phone.number" of the contract are the fields `city` and `phone` of the form. */
const fieldOfPath = (path: string) => path.replace(/^location\._/, '').replace(/^phone\..*$/, 'phone') as AddressField;

export const errorsOf = (context: AddressContext) => validateAddress(context.draft, emptyLevels(context));

/** What every state of the flow may ask, do and wait for. */
export const addressSetup = setup({
  types: {} as {
    context: AddressContext;
    events: AddressEvent;
    input: AddressInput;
    output: AddressOutput;
    tags: 'busy' | 'form';
    meta: AddressMeta;
    children: { places: 'listPlaces'; save: 'saveAddress'; read: 'readAddress' };
  },
  actors: {
    listPlaces: fromPromise<readonly Place[], PlacesRequest>(notConnected('listPlaces')),
    saveAddress: fromPromise<Address, SaveRequest>(notConnected('saveAddress')),
    readAddress: fromPromise<Address, { addressId: string }>(notConnected('readAddress')),
  },
  guards: {
    isInvalid: ({ context }) => errorsOf(context).length > 0,
    isInUse: ({ context }) => context.isInUse,
    isLevelClosed: ({ context }, { level }: { level: LocationLevel }) => !isLevelOpen(context.draft.location, level),
    hasLevelBelow: (_, { level, place }: { level: LocationLevel; place: Place | null }) =>
      place !== null && childLevelOf(level) !== null,
    isConflict: (_, { error }: { error: unknown }) => toFailure(error).code === 'CONFLICT_VERSION',
    /** Editing an address opens with each level chosen; their lists are asked for one after the other. */
    hasMoreToList: ({ context }) => {
      const below = childLevelOf(context.level);
      return below !== null && context.draft.location[context.level] !== null && context.lists[below].length === 0;
    },
  },
  actions: {
    changeField: assign(({ context }, { field, value }: Extract<AddressEvent, { type: 'field.change' }>) => ({
      draft: { ...context.draft, [field]: value },
      errors: context.errors.filter((error) => error.field !== field),
    })),
    changePhone: assign(({ context }, phone: Extract<AddressEvent, { type: 'phone.change' }>) => ({
      draft: { ...context.draft, phone: { dialCode: phone.dialCode, number: phone.number } },
      errors: context.errors.filter((error) => error.field !== 'phone'),
    })),
    choosePlace: assign(({ context }, { level, place }: { level: LocationLevel; place: Place | null }) => {
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
    rememberPlaces: assign(({ context }, { places }: { places: readonly Place[] }) => ({
      lists: { ...context.lists, [context.level]: places },
      failure: null,
    })),
    nextLevel: assign(({ context }) => ({ level: childLevelOf(context.level) ?? context.level })),
    showErrors: assign(({ context }) => ({ errors: errorsOf(context), failure: null })),
    rememberChoice: assign((_, { choice }: { choice: ApplyAddressChoice }) => ({ choice })),
    rememberSaved: assign((_, { address }: { address: Address }) => ({ saved: address, failure: null })),
    rememberVersion: assign((_, { address }: { address: Address }) => ({ address, failure: null })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    rememberRefusal: assign((_, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      return {
        failure,
        errors: (failure.fields ?? []).map((error) => ({ ...error, field: fieldOfPath(error.field) })),
      };
    }),
    rememberTimeout: assign({ failure: toFailure({ name: 'TimeoutError' }) }),
  },
  delays: { readLimit: seconds(8), saveLimit: seconds(15) },
});
