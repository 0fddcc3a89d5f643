import { createActor, getInitialSnapshot, type InspectionEvent, type SnapshotFrom } from 'xstate';
import { unavailable } from '../../domain/failure/index.ts';
import { cartMachine, connectCart, type CartServices } from '../../machines/cart/index.ts';
import { readStoredRoot } from './stored-root.ts';

export type CartSnapshot = SnapshotFrom<typeof cartMachine>;

/** Snapshot for rendering on the server: a cart that has not been read yet. */
export const serverSnapshot: CartSnapshot = getInitialSnapshot(cartMachine, { cart: null });

let network: Pick<CartServices, 'calculate'> | null = null;

let earlySteps: InspectionEvent[] | null = [];

/**
 * The one cart of a page. An ES module is a singleton: the early script starts this actor, and the app, which imports
 * the same module, attaches to it later. Nothing is handed over.
 */
export const cart = createActor(
  connectCart({
    // Storage was tried at once, below; when it is blocked there is nothing more to wait for.
    readCart: () => Promise.reject(unavailable({ code: 'STORAGE_BLOCKED' })),
    calculate: (request, signal) => network?.calculate(request, signal) ?? Promise.reject(unavailable()),
  }),
  { input: { cart: readStoredRoot()?.cart ?? null }, inspect: (step) => void earlySteps?.push(step) },
);

/** The cart's steps before the app was loaded. They are kept in memory only, until they are taken. */
export function takeEarlySteps(): readonly InspectionEvent[] {
  const taken = earlySteps ?? [];
  earlySteps = null;
  return taken;
}

/** Connects the cart to the server's prices. Until then it uses the prices in its lines. */
export function attachCartServices(services: Pick<CartServices, 'calculate'>): void {
  network = services;
  cart.send({ type: 'services.attached' });
}
