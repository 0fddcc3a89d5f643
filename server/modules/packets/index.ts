import { defineModule } from '../../platform/module.ts';
import { cataloguePort } from '../catalog/index.ts';
import { packetsData } from './packets.personal-data.ts';
import { createPacketStore, packetsHandlers, packetStorePort } from './listing/index.ts';
import { roundedPricesJob, seedPackets } from './packets/index.ts';

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

export { packetStorePort, type WithPacketStore } from './listing/index.ts';
export {
  customPacketId,
  findPackets,
  listPacketRows,
  lookupOf,
  packetDocuments,
  packetNameOfSlug,
  packetPriceOn,
  packetSlugOfId,
  type PacketView,
  priceCustomPacket,
  priceExactly,
  type SalePacket,
  toCustomPacketView,
  toReadyPacketView,
} from './packets/index.ts';
