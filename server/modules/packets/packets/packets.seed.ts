import { type PacketItem, packetContentsOf, parsePacketSlug } from '../../../../domain/packet/index.ts';
import type { Db } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { listAllProducts, type SaleProduct } from '../../catalog/index.ts';
import { cheapestOf, type PacketBox } from './custom-packet.ts';
import { packetId } from './packet-ids.ts';
import { readyPackets, slugOf } from './packets.data.ts';
import { hasPackets, insertPackets } from './packets.repository.ts';

function boxesOf(shelf: readonly SaleProduct[], item: PacketItem): PacketBox[] {
  const boxes = cheapestOf(shelf, item);
  if (!boxes) throw new Error(`No boxes make ${item.count} of ${item.type}.${item.subType}`);
  return boxes;
}

/** Inserts the ready-made packets if there are none; needs the catalogue. */
export async function seedPackets(db: Db): Promise<void> {
  if (await hasPackets(db)) return;
  const shelf = await listAllProducts(db);
  const made = readyPackets.map((packet, index) => {
    const slug = parsePacketSlug(slugOf(packet));
    if (slug === null) throw new Error(`${packet.key} is no packet`);
    return {
      id: packetId(packet.key),
      slug,
      name: packet.name,
      description: packet.description,
      discountPercent: packet.discountPercent,
      sortOrder: index + 1,
      popularOrder: packet.popularOrder ?? null,
      items: packetContentsOf(slug).items.flatMap((item) => boxesOf(shelf, item)),
    };
  });
  await withTransaction(db, (tx) => insertPackets(tx, made));
}
