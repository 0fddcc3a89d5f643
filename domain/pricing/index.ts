export * from './packet-price.ts';
export * from './price-order.ts';
export * from './vat.ts';
export * from './struck-through-price.ts';
