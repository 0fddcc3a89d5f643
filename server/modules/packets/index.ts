import type { ServerModule } from '../../platform/module.ts';
import { packetsHandlers } from './packets.routes.ts';
import { seedPackets } from './packets.seed.ts';

export const packetsModule: ServerModule = {
  name: 'packets',
  handlers: (context) => ({ ...packetsHandlers(context) }),
  seed: ({ db }) => seedPackets(db),
  seedOrder: 40,
};

export { customPacketId, priceCustomPacket } from './custom-packet.ts';
export { packetId, packetSlugOfId } from './packet-ids.ts';
export { findPackets, listPacketRows, type SalePacket } from './packets.repository.ts';
export { lookupOf, type PacketView, toCustomPacketView, toReadyPacketView } from './packets.view.ts';
