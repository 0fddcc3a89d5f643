import type { operations } from '../../../openapi/types/search.d.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { defineModule } from '../../platform/module.ts';
import { searchDocumentsFor } from '../../platform/search-index/search-index.ts';
import { seedSearch } from './search.seed.ts';

export const searchModule = defineModule({
  name: 'search',
  seedOrder: 90,
  build: ({ db }) => {
    const handlers: Service<operations> = {
      searchShop: async ({ query: { q, limit = 20 } }) => {
        const { items, total } = await searchDocumentsFor(db, { text: q, limit });
        return success({
          items: items.map(({ kind, title, summary, path, slug }) => ({ kind, title, summary, path, slug })),
          total,
        });
      },
    };
    return { handlers, seed: () => seedSearch(db) };
  },
});
