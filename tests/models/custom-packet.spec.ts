import { openPacketWorld, packetFlow } from './custom-packet/custom-packet.flow.ts';
import { runFlow } from './run-flow.ts';

runFlow(packetFlow, openPacketWorld);
