export * from './packets.queries.ts';
export {
  createCustomPacket,
  type Packet,
  type PacketContents,
  type PacketFilter,
  type PacketPage,
  type PacketQuote,
  type PacketShelf,
  type PacketType,
  quotePacket,
} from './packets.service.ts';
