import { packetContentsOf } from '../../../../domain/packet/index.ts';
import { productShelfName } from '../../../../domain/product/index.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { SearchDocument } from '../../../platform/search-index/search-index.types.ts';
import { listPacketRows } from './packets.repository.ts';

/** Search documents of the ready-made packets, in their order. */
export async function packetDocuments(db: Executor): Promise<SearchDocument[]> {
  const rows = (await listPacketRows(db)).toSorted((a, b) => a.sortOrder - b.sortOrder);
  return rows.map(({ id, slug, name, description }) => {
    const families = [...new Set(packetContentsOf(slug).items.map(({ type }) => type))].map(productShelfName);
    return {
      id,
      title: name,
      summary: description,
      path: `/packet/${slug}`,
      slug,
      topics: ['hazır paket kutu packet box'],
      body: families.flatMap(({ tr, en }) => [tr, en]),
    };
  });
}
