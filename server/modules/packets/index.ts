import { defineModule } from '../../platform/module.ts';
import { cataloguePort } from '../catalog/index.ts';
import { packetsData } from './packets.personal-data.ts';
import { createPacketStore, packetStorePort } from './packet-store.ts';
import { packetsHandlers } from './packets.routes.ts';
import { seedPackets } from './packets.seed.ts';
import { roundedPricesJob } from './rounded-prices.ts';

export const packetsModule = defineModule({
  name: 'packets',
  needs: [cataloguePort],
  provides: [packetStorePort],
  seedOrder: 40,
  build(context) {
    const packetStore = createPacketStore(context);
    return {
      ports: { packetStore },
      personalData: packetsData,
      handlers: packetsHandlers(packetStore),
      jobs: [roundedPricesJob(context)],
      seed: () => seedPackets(context.db),
    };
  },
});

export { packetStorePort, type WithPacketStore } from './packet-store.ts';
export { packetDocuments } from './packet-documents.ts';
export { customPacketId, priceCustomPacket } from './custom-packet.ts';
export { packetNameOfSlug, packetSlugOfId } from './packet-ids.ts';
export { findPackets, listPacketRows, packetPriceOn, priceExactly, type SalePacket } from './packets.repository.ts';
export { lookupOf, type PacketView, toCustomPacketView, toReadyPacketView } from './packets.view.ts';
