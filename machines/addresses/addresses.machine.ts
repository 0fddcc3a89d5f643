import type { Address } from '../../domain/address/index.ts';
import { type ListEvent, listFlow, type Row } from '../families/list/index.ts';

/**
 * `isInUse`: a running subscription is delivered there. `hasUnpackedOrders`: an order that is not packed yet goes there.
 * `hasPicture`: the courier is shown the door.
 */
export type AddressRow = Row & Address & { isInUse: boolean; hasUnpackedOrders: boolean; hasPicture: boolean };

export const { machine: addressesMachine, connect: connectAddresses } = listFlow<AddressRow>({
  id: 'addresses',
  deleting: 'undo',
});

export type AddressesServices = Parameters<typeof connectAddresses>[0];
export type AddressesEvent = ListEvent;
