import { fromPromise } from 'xstate';
import { customPacketMachine } from './custom-packet.machine.ts';
import type { CustomPacketServices, Placement, PlaceRequest } from './custom-packet.services.ts';

/** The flow with its services: an omitted one does not compile. */
export function connectCustomPacket(services: CustomPacketServices) {
  return customPacketMachine.provide({
    actors: {
      placePacket: fromPromise<Placement, PlaceRequest>(({ input, signal }) => services.placePacket(input, signal)),
    },
  });
}
