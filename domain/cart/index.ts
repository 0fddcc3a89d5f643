export * from './cart.ts';
export * from './cart-item.ts';
export * from './cart-operations.ts';
export * from './cart-request.ts';
export * from './contains-packet.ts';
export * from './order-size.ts';
export * from './packet-placement.ts';
export * from './parse-cart.ts';
