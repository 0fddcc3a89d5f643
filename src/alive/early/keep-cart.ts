import { LOCAL_STORAGE_KEY } from '../../../domain/persisted/index.ts';
import { cart } from '../cart-actor.ts';
import { readChangedRoot, writeStoredRoot } from '../stored-root.ts';

/** Reads the cart that another tab, or the page before this one, has stored: the storage event is late, or missing. */
export function follow(): void {
  const stored = readChangedRoot();
  if (stored) cart.send({ type: 'cart.synced', cart: stored.cart });
}

/** Keeps the cart in sync between storage, this page and the other tabs. */
export function keepCart(): void {
  let kept = cart.getSnapshot().context.cart;
  cart.subscribe((snapshot) => {
    if (snapshot.context.cart === kept || !snapshot.hasTag('storable')) return;
    kept = snapshot.context.cart;
    writeStoredRoot({ cart: kept });
  });

  window.addEventListener('storage', (event) => {
    // A null key: the whole storage was cleared.
    if (event.key === LOCAL_STORAGE_KEY || event.key === null) follow();
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) follow();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') follow();
  });
  document.addEventListener('prerenderingchange', follow);
  window.addEventListener('load', follow);
}
