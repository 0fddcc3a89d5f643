export { connectCustomPacket } from './custom-packet.connect.ts';
export { countAbove, countBelow, countOf, packedPacket, pieces, shelfKey } from './custom-packet.contents.ts';
export { customPacketMachine } from './custom-packet.machine.ts';
export type { CustomPacketServices, PackedPacket, Placement, PlaceRequest } from './custom-packet.services.ts';
export type {
  CustomPacketContext,
  CustomPacketEvent,
  CustomPacketInput,
  PacketShelf,
  ShelfKey,
} from './custom-packet.types.ts';
