export { packetsHandlers } from './packets.routes.ts';
