export { createPacketStore, packetStorePort, type WithPacketStore } from './packet-store.ts';
export { packetsHandlers } from './packets.routes.ts';
