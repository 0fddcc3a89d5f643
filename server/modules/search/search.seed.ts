import { knowUsPages, knowUsPath, shopPages } from '../../../domain/pages/index.ts';
import type { Db } from '../../platform/database/database.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { replaceDocuments } from '../../platform/search-index/search-index.ts';
import type { SearchDocument } from '../../platform/search-index/search-index.types.ts';
import { productDocuments } from '../catalog/index.ts';
import { packetDocuments } from '../packets/index.ts';

const pageDocuments = (): SearchDocument[] =>
  [...knowUsPages.map((page) => ({ ...page, path: knowUsPath(page) })), ...shopPages].map(
    ({ path, title, lead, keywords }) => ({
      id: path,
      title,
      summary: lead,
      path,
      slug: null,
      topics: [keywords],
      body: [],
    }),
  );

/** Rebuilds the index from this release's products and texts; questions are indexed when they are changed. */
export const seedSearch = (db: Db): Promise<void> =>
  withTransaction(db, async (tx) => {
    await replaceDocuments(tx, 'product', productDocuments());
    await replaceDocuments(tx, 'packet', await packetDocuments(tx));
    await replaceDocuments(tx, 'page', pageDocuments());
  });
