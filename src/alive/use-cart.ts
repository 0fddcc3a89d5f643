import { useSyncExternalStore } from 'react';
import { cart, type CartSnapshot, serverSnapshot } from './cart-actor.ts';

const subscribe = (follow: () => void) => {
  const subscription = cart.subscribe(follow);
  return () => subscription.unsubscribe();
};

/**
 * Hydrates with the server's snapshot, then follows the actor: a tap before hydration causes no mismatch.
 * `select` must return the same reference for the same snapshot.
 */
export function useCart<Selected>(select: (snapshot: CartSnapshot) => Selected): Selected {
  return useSyncExternalStore(
    subscribe,
    () => select(cart.getSnapshot()),
    () => select(serverSnapshot),
  );
}
