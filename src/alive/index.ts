export { attachCartServices, cart, type CartSnapshot, serverSnapshot } from './cart-actor.ts';
export type { Choice, Declaration } from './declaration.ts';
export { Live, needsApp, on, step } from './live.tsx';
export { readStoredAuth, readStoredRoot, writeStoredRoot } from './stored-root.ts';
export { useCart } from './use-cart.ts';
export type { SlotName, Words } from './view.ts';
