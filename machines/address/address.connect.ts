import { fromPromise } from 'xstate';
import type { Address, Place } from '../../domain/address/index.ts';
import { addressMachine } from './address.machine.ts';
import type { AddressServices, PlacesRequest, SaveRequest } from './address.services.ts';

/** The flow with its services: an omitted one does not compile. */
export function connectAddress(services: AddressServices) {
  return addressMachine.provide({
    actors: {
      listPlaces: fromPromise<readonly Place[], PlacesRequest>(({ input, signal }) =>
        services.listPlaces(input, signal),
      ),
      saveAddress: fromPromise<Address, SaveRequest>(({ input, signal }) => services.saveAddress(input, signal)),
      readAddress: fromPromise<Address, { addressId: string }>(({ input, signal }) =>
        services.readAddress(input, signal),
      ),
    },
  });
}
