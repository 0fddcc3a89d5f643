import type { Address } from '../../domain/address/index.ts';
import { type ListEvent, listFlow, type Row } from '../families/list/index.ts';

/**
 * `isInUse`: a running subscription is delivered there. `hasUnpackedOrders`: an unpacked order goes there.
 * `hasPicture`: the address has a picture of the door for the courier.
 */
export type AddressRow = Row & Address & { isInUse: boolean; hasUnpackedOrders: boolean; hasPicture: boolean };

export const { machine: addressesMachine, connect: connectAddresses } = listFlow<AddressRow>({
  id: 'addresses',
  deleting: 'undo',
});

export type AddressesServices = Parameters<typeof connectAddresses>[0];
export type AddressesEvent = ListEvent;
