export { packetId } from './packet-ids.ts';
export { packets } from './tables.ts';
