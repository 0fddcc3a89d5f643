import { defineModule } from '../../platform/module.ts';
import { pricingHandlers } from './pricing.routes.ts';

export const pricingModule = defineModule({
  name: 'pricing',
  // Calculations run on every tap, code attempts included, and guests of one household share an IP address.
  build: (context) => ({ handlers: pricingHandlers(context) }),
});

export { checkoutItems } from './cart-groups.ts';
export type { CartLine } from './cart-lines.ts';
export { createFindCustomer, type FindCustomer, toCustomer } from './customer.ts';
export { priceCart, type PricedCart, type PricedCartLine, type PricedPurchase } from './price-cart.ts';
export { pricingErrors } from './pricing.errors.ts';
export { freshSaleData } from './sale-data.ts';
