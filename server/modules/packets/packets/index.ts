export {
  boxContents,
  customPacketId,
  priceCustomPacket,
  type PricedPacket,
  readCustomPacketId,
  readCustomSlug,
} from './custom-packet.ts';
export { packetDocuments } from './packet-documents.ts';
export { packetNameOfSlug, packetSlugOfId } from './packet-ids.ts';
export {
  findPackets,
  listPacketRows,
  packetPriceOn,
  type PacketRow,
  priceExactly,
  type SalePacket,
} from './packets.repository.ts';
export { seedPackets } from './packets.seed.ts';
export {
  type CatalogueLookup,
  lookupOf,
  type PacketView,
  toCustomPacketView,
  toPriceView,
  toReadyPacketView,
} from './packets.view.ts';
export { roundedPricesJob } from './rounded-prices.ts';
