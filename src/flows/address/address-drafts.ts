import type { AddressDraft } from '../../../domain/address/index.ts';
import type { AddressInput } from '../../../machines/address/index.ts';

/** An address that was left unsaved: what was typed, and the version it was typed over. */
export interface UnsavedAddress extends Pick<AddressInput, 'address' | 'draft'> {
  /** The form's first values. */
  start: AddressDraft;
}

/** In memory only: an address is not written to a device that others use. */
const unsaved = new Map<string, UnsavedAddress>();

/** `place`: account (or session token) and address id. */
export const readUnsavedAddress = (place: string): UnsavedAddress | undefined => unsaved.get(place);

/** Null once it is saved or discarded. */
export function keepUnsavedAddress(place: string, address: UnsavedAddress | null): void {
  if (address) unsaved.set(place, address);
  else unsaved.delete(place);
}
