import type { Address, AddressDraft, ApplyAddressChoice, LocationLevel, Place } from '../../domain/address/index.ts';

export interface PlacesRequest {
  level: LocationLevel;
  /** Id of the place one level up; null for countries. */
  parentId: string | null;
}

export interface SaveRequest {
  /** Null for a new address. */
  addressId: string | null;
  /** The version that was read; a stale one is refused. */
  version: number;
  draft: AddressDraft;
  choice: ApplyAddressChoice | null;
}

/** What the flow asks the world for. Every rejection is a `Failure`. Spec §7. */
export interface AddressServices {
  /** The places of a level below a parent, sorted by name. An empty list is an answer. */
  listPlaces(request: PlacesRequest, signal: AbortSignal): Promise<readonly Place[]>;
  /** Stores the address. Rejects with kind `invalid` and fields, or CONFLICT_VERSION when it changed meanwhile. */
  saveAddress(request: SaveRequest, signal: AbortSignal): Promise<Address>;
  /** The address as the server has it now. */
  readAddress(request: { addressId: string }, signal: AbortSignal): Promise<Address>;
}
