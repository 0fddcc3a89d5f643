import { defineModule } from '../../platform/module.ts';
import { cataloguePort } from '../catalog/index.ts';
import { packetsData } from './packets.personal-data.ts';
import { packetsHandlers } from './listing/index.ts';
import { roundedPricesJob, seedPackets } from './packets/index.ts';

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
