import { PERSISTED_STORE_NAME } from '../../domain/persisted/index.ts';
import type { CheckoutContext, CheckoutMemory, Money } from '../../machines/checkout/index.ts';

const VERSION = 2;
const KEY = `${PERSISTED_STORE_NAME}/checkout`;

interface Kept {
  version: number;
  /** Whose payment it is: another account begins afresh. */
  owner: string;
  memory: CheckoutMemory;
  /** What was known of the money then. */
  money?: Money | null;
}

const fresh = (): CheckoutMemory => ({
  keySeed: crypto.randomUUID(),
  attemptNumber: 0,
  attemptKey: null,
  attemptFingerprint: null,
  addressId: null,
  billingAddressId: null,
});

function readKept(): Kept | null {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below; another shape has another version
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/**
 * Somebody who is signed in and whose account cannot be read now. What is remembered stays with whom it is of; a key of
 * somebody else is nobody's to the server.
 */
export const UNIDENTIFIED = 'unidentified';

/** What this browser remembers of an unfinished payment; a fresh seed when there is nothing, or somebody else's. */
export function readCheckoutMemory(owner: string): CheckoutMemory {
  const kept = readKept();
  return kept?.version === VERSION && (owner === UNIDENTIFIED || kept.owner === owner) ? kept.memory : fresh();
}

/** For a browser that keeps nothing. */
let lastMoney: Money | null = null;

/** What was last known of the money of an unfinished order on this device, whoever's it is; null when there is none. */
export function readCheckoutMoney(): Money | null {
  const kept = readKept();
  return kept?.version === VERSION ? (kept.money ?? null) : lastMoney;
}

/** The seed this page has kept. */
let keptSeed: string | null = null;

/**
 * Call with every change. It is written at once: an order whose key this browser could forget must not leave. No card and
 * nothing of the bank's is in it.
 */
export function keepCheckoutMemory(owner: string, context: CheckoutContext, money: Money | null): void {
  lastMoney = money;
  const { keySeed, attemptNumber, attemptKey, attemptFingerprint, addressId, billingAddressId } = context;
  const memory: CheckoutMemory = {
    keySeed,
    attemptNumber,
    attemptKey,
    attemptFingerprint,
    addressId,
    billingAddressId,
  };
  const whose = owner === UNIDENTIFIED ? (readKept()?.owner ?? owner) : owner;
  // Another tab has paid with this seed and forgotten it: kept again, the next order would meet a spent key.
  if (attemptKey === null && keptSeed === keySeed && readKept()?.memory.keySeed !== keySeed) return;
  keptSeed = keySeed;
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, owner: whose, memory, money } satisfies Kept));
  } catch {
    // A blocked storage must not stand between the shopper and the order: the server knows the attempt as well.
  }
}

/** After a paid order: the next one begins with a seed of its own. */
export function forgetCheckoutMemory(): void {
  lastMoney = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
