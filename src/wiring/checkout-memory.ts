import localforage from 'localforage';
import { PERSISTED_STORE_NAME } from '../../domain/persisted/index.ts';
import type { CheckoutContext, CheckoutMemory } from '../../machines/checkout/index.ts';

const VERSION = 2;
const KEY = 'checkout';

interface Kept {
  version: number;
  /** Whose payment it is: another account begins afresh. */
  owner: string;
  memory: CheckoutMemory;
}

const store = () => localforage.createInstance({ name: PERSISTED_STORE_NAME, driver: localforage.LOCALSTORAGE });

const fresh = (): CheckoutMemory => ({
  keySeed: crypto.randomUUID(),
  attemptNumber: 0,
  attemptKey: null,
  attemptFingerprint: null,
  addressId: null,
  billingAddressId: null,
});

/** What this browser remembers of an unfinished payment; a fresh seed when there is nothing, or somebody else's. */
export async function readCheckoutMemory(owner: string): Promise<CheckoutMemory> {
  const kept = await store()
    .getItem<Kept>(KEY)
    .catch(() => null);
  return kept?.version === VERSION && kept.owner === owner ? kept.memory : fresh();
}

/** Call with every change: the key must be kept before the order leaves. No card and nothing of the bank's is in it. */
export async function keepCheckoutMemory(owner: string, context: CheckoutContext): Promise<void> {
  const { keySeed, attemptNumber, attemptKey, attemptFingerprint, addressId, billingAddressId } = context;
  const memory: CheckoutMemory = {
    keySeed,
    attemptNumber,
    attemptKey,
    attemptFingerprint,
    addressId,
    billingAddressId,
  };
  await store().setItem<Kept>(KEY, { version: VERSION, owner, memory });
}

/** After a paid order: the next one begins with a seed of its own. */
export async function forgetCheckoutMemory(): Promise<void> {
  await store().removeItem(KEY);
}
