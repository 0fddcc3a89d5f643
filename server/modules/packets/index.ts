import { defineModule } from '../../platform/module.ts';
import { cataloguePort } from '../catalog/index.ts';
import { packetsData } from './packets.personal-data.ts';
import { packetsHandlers } from './packets.routes.ts';
import { seedPackets } from './packets.seed.ts';
import { roundedPricesJob } from './rounded-prices.ts';

export const packetsModule = defineModule({
  name: 'packets',
  needs: [cataloguePort],
  seedOrder: 40,
  build: (context) => ({
    personalData: packetsData,
    handlers: packetsHandlers(context),
    jobs: [roundedPricesJob(context)],
    seed: () => seedPackets(context.db),
  }),
});

export { packetDocuments } from './packet-documents.ts';
export { customPacketId, priceCustomPacket } from './custom-packet.ts';
export { packetNameOfSlug, packetSlugOfId } from './packet-ids.ts';
export { findPackets, listPacketRows, packetPriceOn, priceExactly, type SalePacket } from './packets.repository.ts';
export { lookupOf, type PacketView, toCustomPacketView, toReadyPacketView } from './packets.view.ts';
