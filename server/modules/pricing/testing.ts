export { priceLines } from './price-cart.ts';
