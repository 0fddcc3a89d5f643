export { packetId } from './packet-ids.ts';
