import type { SnapshotFrom } from 'xstate';
import type { customPacketMachine } from '../../../../machines/custom-packet/index.ts';

export type CustomPacketSnapshot = SnapshotFrom<typeof customPacketMachine>;
