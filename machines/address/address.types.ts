import type {
  Address,
  AddressDraft,
  AddressField,
  ApplyAddressChoice,
  LocationLevel,
  Place,
} from '../../domain/address/index.ts';
import type { Failure, FieldError } from '../../domain/failure/index.ts';
import type { Localized } from '../../domain/locale/index.ts';

/** The lists on offer; an empty one means that the chosen parent has nothing below it. */
export type PlaceLists = Record<LocationLevel, readonly Place[]>;

export interface AddressInput {
  /** The address to edit, or null for a new one. */
  address: Address | null;
  /** What is known of the customer, offered in a new address. */
  draft: AddressDraft;
  /** True when orders that are not on their way yet use this address. */
  isInUse: boolean;
}

export interface AddressContext {
  address: Address | null;
  draft: AddressDraft;
  isInUse: boolean;
  lists: PlaceLists;
  /** The level whose list is being asked for. */
  level: LocationLevel;
  errors: readonly FieldError<AddressField>[];
  failure: Failure | null;
  choice: ApplyAddressChoice | null;
  /** Set once the server has stored it. */
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

/** Null: closed without saving. */
export interface AddressOutput {
  address: Address | null;
}

export interface AddressMeta {
  description: Localized;
  operationId?: string;
}
