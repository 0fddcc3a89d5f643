export {
  filterPackets,
  findPacketBySlug,
  findPacketShelf,
  listPacketTypes,
  listPopularPackets,
  listSuggestedPackets,
  type Packet,
  type PacketFilter,
  type PacketPage,
  type PacketShelf,
  type PacketType,
  type ShelfPacket,
} from './packets.service.ts';
