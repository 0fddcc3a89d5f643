import { readyPackets } from './packets.data.ts';

/** The id of a ready-made packet by the last segment of its slug: `gizem-package` is `…000000000102`. */
export function packetId(key: string): string {
  const index = readyPackets.findIndex((packet) => packet.key === key);
  if (index < 0) throw new RangeError(`No ready-made packet is named ${key}`);
  return `0192f0c1-7a10-7000-8000-${(0x101 + index).toString(16).padStart(12, '0')}`;
}
