import { PERSISTED_STORE_NAME } from '../../../domain/persisted/index.ts';
import type { CheckoutContext, CheckoutMemory } from '../../../machines/checkout/index.ts';

const KEY = `${PERSISTED_STORE_NAME}/checkout`;

const VERSION = 2;

interface Kept {
  version: number;
  /** Whose payment it is: another account begins afresh. */
  owner: string;
  memory: CheckoutMemory;
}

const noAttempt = { attemptKey: null, attemptFingerprint: null, agreedAt: null };

const fresh = (): CheckoutMemory => ({
  keySeed: crypto.randomUUID(),
  attemptNumber: 0,
  ...noAttempt,
  addressId: null,
  billingAddressId: null,
});

function parse(text: string | null): Kept | null {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below; another shape has another version
    const kept = JSON.parse(text ?? 'null') as Kept | null;
    return kept?.version === VERSION ? kept : null;
  } catch {
    return null;
  }
}

/** Null where nothing is kept, or can be. */
function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The record as this page last read or wrote it, or heard of it. */
let known: string | null = null;

/** The key that this page has kept, or found. */
let keptKey: string | null = null;

function write(kept: Kept): void {
  keptKey = kept.memory.attemptKey;
  try {
    const text = JSON.stringify(kept);
    localStorage.setItem(KEY, text);
    known = text;
  } catch {
    // A blocked storage must not stand between the shopper and the order: the server knows the attempt as well.
  }
}

/**
 * Somebody who is signed in and whose account cannot be read now. What is remembered stays with whom it is of; a key of
 * somebody else is nobody's to the server.
 */
export const UNIDENTIFIED = 'unidentified';

const isOf = (owner: string, kept: Kept): boolean =>
  owner === UNIDENTIFIED || kept.owner === UNIDENTIFIED || kept.owner === owner;

/**
 * What this browser remembers of an unfinished payment; a fresh seed when there is nothing, or somebody else's.
 * `isOver`: its end was told, so that only the number of its key is remembered.
 */
export function readCheckoutMemory(owner: string, isOver = false): CheckoutMemory {
  const text = readText();
  const kept = parse(text);
  const own = kept && isOf(owner, kept) ? kept.memory : fresh();
  const memory = isOver ? { ...own, ...noAttempt } : own;
  keptKey = memory.attemptKey;
  // Somebody else's unfinished payment is written over by an order only.
  known = kept?.memory.attemptKey && own !== kept.memory ? null : text;
  return memory;
}

/**
 * Call with every change. It is written at once: an order whose key this browser could forget must not leave. No card and
 * nothing of the bank's is in it. Other tabs write here too: a page without an attempt leaves what they have kept since,
 * and one whose attempt has ended leaves theirs. False when it left them.
 */
export function keepCheckoutMemory(owner: string, context: CheckoutContext): boolean {
  const { keySeed, attemptNumber, attemptKey, attemptFingerprint, agreedAt, addressId, billingAddressId } = context;
  const text = readText();
  const kept = parse(text);
  if (attemptKey === null && (keptKey === null ? text !== known : kept?.memory.attemptKey !== keptKey)) {
    keptKey = null;
    return false;
  }
  write({
    version: VERSION,
    owner: owner === UNIDENTIFIED ? (kept?.owner ?? owner) : owner,
    memory: { keySeed, attemptNumber, attemptKey, attemptFingerprint, agreedAt, addressId, billingAddressId },
  });
  return true;
}

/**
 * Tells when another tab of this account has ended its attempt, with what it keeps: the keys up to its number are spent.
 * Returns how to stop listening.
 */
export function followEndedAttempts(owner: string, tell: (memory: CheckoutMemory) => void): () => void {
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    const before = parse(oldValue);
    const after = parse(newValue);
    if (key !== KEY || !after || !isOf(owner, after) || after.memory.attemptKey !== null) return;
    known = newValue;
    if (before && isOf(owner, before) && before.memory.attemptKey !== null) tell(after.memory);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** After a paid order. The number of its key stays, so that no tab uses it again; another tab's attempt is left alone. */
export function forgetAttempt(attemptKey: string | null): void {
  const kept = parse(readText());
  if (kept?.memory.attemptKey !== attemptKey) return;
  write({
    ...kept,
    memory: { ...kept.memory, ...noAttempt },
  });
}
