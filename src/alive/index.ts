export { attachCartServices, cart, type CartSnapshot, takeEarlySteps } from './cart-actor.ts';
export { Live, needsApp, needsAppOffline, on, step } from './live.tsx';
export { isRootKept, writeStoredRoot } from './stored-root.ts';
export { useCart } from './use-cart.ts';
export { whenIdle } from './when.ts';
