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
} from './packets.service.ts';
