export { packetId } from './packets/packet-ids.ts';
export { packets } from './packets/packets.tables.ts';
