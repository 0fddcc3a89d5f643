export { attachCartServices, cart, type CartSnapshot, takeEarlySteps } from './cart-actor.ts';
export { Live, needsApp, on, step } from './live.tsx';
export { isRootKept, writeStoredRoot } from './stored-root.ts';
export { useCart } from './use-cart.ts';
