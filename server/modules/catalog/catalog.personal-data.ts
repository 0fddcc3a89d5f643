import type { PersonalData } from '../../platform/personal-data/personal-data.ts';

export const catalogData: PersonalData = {
  tables: { products: 'impersonal', product_prices: 'impersonal', stock_holds: 'impersonal' },
};
