import type { Localized } from '../../../../domain/locale/index.ts';
import { formatPacketSlug } from '../../../../domain/packet/index.ts';
import { readCustomPacketId } from './custom-packet.ts';
import { readyPackets, slugOf } from './packets.data.ts';

/** The id of a ready-made packet by the last segment of its slug: `gizem-package` is `…000000000102`. */
export function packetId(key: string): string {
  const index = readyPackets.findIndex((packet) => packet.key === key);
  if (index < 0) throw new RangeError(`No ready-made packet is named ${key}`);
  return `0192f0c1-7a10-7000-8000-${(0x101 + index).toString(16).padStart(12, '0')}`;
}

/** The slug of a packet of the opening shop, or of a custom one, by its id; null for any other id. */
export function packetSlugOfId(id: string): string | null {
  const contents = readCustomPacketId(id);
  if (contents) return formatPacketSlug(contents);
  const packet = readyPackets.find(({ key }) => packetId(key) === id);
  return packet ? slugOf(packet) : null;
}

/** The name of the ready-made packet with this slug; null for any other. */
export const packetNameOfSlug = (slug: string): Localized | null =>
  readyPackets.find((packet) => slugOf(packet) === slug)?.name ?? null;
