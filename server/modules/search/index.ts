import type { operations } from '../../../openapi/types/search.d.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { defineModule } from '../../platform/module.ts';
import { searchDocumentsFor } from '../../platform/search-index/search-index.ts';
import { cataloguePort } from '../catalog/index.ts';
import { packetStorePort } from '../packets/index.ts';
import { offerOf, readShown } from './search-offers.ts';
import { seedSearch } from './search.seed.ts';

export const searchModule = defineModule({
  name: 'search',
  needs: [cataloguePort, packetStorePort],
  seedOrder: 90,
  build: (context) => {
    const { db } = context;
    const handlers: Service<operations> = {
      searchShop: async ({ query: { q, limit = 20 } }) => {
        const { items, total } = await searchDocumentsFor(db, { text: q, limit });
        const shown = await readShown(context);
        return success({
          items: items.map((found) => {
            const { kind, title, summary, path, slug } = found;
            const offer = offerOf(found, shown);
            return { kind, title, summary, path, slug, ...(offer && { offer }) };
          }),
          total,
        });
      },
    };
    return { handlers, seed: () => seedSearch(db) };
  },
});
