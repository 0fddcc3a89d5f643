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

/** Null where nothing is kept, or can be. */
function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function readKept(): Kept | null {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below; another shape has another version
    return JSON.parse(readText() ?? 'null') as Kept | null;
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
  known = readText();
  return kept?.version === VERSION && (owner === UNIDENTIFIED || kept.owner === owner) ? kept.memory : fresh();
}

/** The record as this page last read or wrote it. */
let known: string | null = null;

/** For a browser that keeps nothing. */
let lastMoney: Money | null = null;

/** What was last known of the money of an unfinished order on this device, whoever's it is; null when there is none. */
export function readCheckoutMoney(): Money | null {
  const kept = readKept();
  return kept?.version === VERSION ? (kept.money ?? null) : lastMoney;
}

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
  // Another tab has begun an attempt, or ended one: what it has kept of it is newer than what a page without one knows.
  if (attemptKey === null && readText() !== known) return;
  const text = JSON.stringify({ version: VERSION, owner: whose, memory, money } satisfies Kept);
  try {
    localStorage.setItem(KEY, text);
    known = text;
  } catch {
    // A blocked storage must not stand between the shopper and the order: the server knows the attempt as well.
  }
}

/** Tells when another tab has ended its attempt, and from where keys are free. Returns how to stop listening. */
export function followCheckoutMemory(owner: string, tell: (free: CheckoutMemory) => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // A null key: the whole storage was cleared.
    if (key !== KEY && key !== null) return;
    const before = known;
    const free = readCheckoutMemory(owner);
    if (free.attemptKey === null) tell(free);
    else known = before;
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
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
