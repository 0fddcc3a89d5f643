import { PERSISTED_STORE_NAME } from '../../../domain/persisted/index.ts';
import { parseJson } from '../../../domain/untrusted/index.ts';
import type { CheckoutContext, CheckoutMemory } from '../../../machines/checkout/index.ts';
import { openRecord } from '../../storage/browser-record.ts';

const NAME = 'checkout';
const VERSION = 3;

interface Kept {
  version: number;
  /** Account of the payment: another account begins without it. */
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
  isAddressGone: false,
});

const memoryIn = (context: CheckoutContext): CheckoutMemory => {
  const { keySeed, attemptNumber, attemptKey, attemptFingerprint, agreedAt } = context;
  const { addressId, billingAddressId, isAddressGone } = context;
  return {
    keySeed,
    attemptNumber,
    attemptKey,
    attemptFingerprint,
    agreedAt,
    addressId,
    billingAddressId,
    isAddressGone,
  };
};

/** Raise VERSION when the shape of the record, or of an attempt's fingerprint, changes: older records are ignored. */
const keptIn = (value: unknown): Kept | null => {
  const kept = value as Kept | null;
  return kept?.version === VERSION ? kept : null;
};

const isSame = (one: Kept | null, other: Kept | null) => JSON.stringify(one) === JSON.stringify(other);

const readKept = (): Kept | null => keptIn(openRecord('localStorage', NAME, VERSION)?.read() ?? null);

/**
 * The owner while the session's account cannot be read. What is remembered stays with its own account; another
 * account's key is unknown to the server.
 */
export const UNIDENTIFIED = 'unidentified';

const isOf = (owner: string, kept: Kept): boolean =>
  owner === UNIDENTIFIED || kept.owner === UNIDENTIFIED || kept.owner === owner;

/** Stores the checkout's memory in the browser. Create it once per page: it tracks what this page has stored. */
export function createCheckoutMemory() {
  /** The record as this page last read, wrote or received it. */
  let known: Kept | null = null;
  /** The attempt key that this page last stored or read. */
  let keptKey: string | null = null;

  function write({ owner, memory }: Omit<Kept, 'version'>): void {
    keptKey = memory.attemptKey;
    try {
      openRecord('localStorage', NAME, VERSION)?.write({ owner, memory });
      known = readKept();
    } catch {
      // A full storage must not block the order: the server knows the attempt as well.
    }
  }

  return {
    /**
     * What this browser remembers of an unfinished payment; a fresh seed when there is nothing, or another account's.
     * `isOver`: its end was shown, so that only the number of its key is remembered.
     */
    read(owner: string, isOver = false): CheckoutMemory {
      const kept = readKept();
      const own = kept && isOf(owner, kept) ? kept.memory : fresh();
      const memory = isOver ? { ...own, ...noAttempt } : own;
      keptKey = memory.attemptKey;
      // Another account's unfinished payment is overwritten by an order only.
      known = kept?.memory.attemptKey && own !== kept.memory ? null : kept;
      return memory;
    },

    /**
     * Call with every change. Stored at once: no order may be sent before its key is. The record has no card and no
     * data of the bank. Other tabs write here too: a page without an attempt, or whose attempt has ended, does not
     * overwrite what they have stored since. False if it did not store.
     */
    keep(owner: string, context: CheckoutContext): boolean {
      const { attemptKey } = context;
      const kept = readKept();
      if (attemptKey === null && (keptKey === null ? !isSame(kept, known) : kept?.memory.attemptKey !== keptKey)) {
        keptKey = null;
        return false;
      }
      write({
        owner: owner === UNIDENTIFIED ? (kept?.owner ?? owner) : owner,
        memory: memoryIn(context),
      });
      return true;
    },

    /**
     * Calls back when another tab of this account has ended its attempt, with what it keeps: the keys up to its number
     * are spent. Returns how to stop listening.
     */
    followEnded(owner: string, onEnded: (memory: CheckoutMemory) => void): () => void {
      const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
        const before = keptIn(parseJson(oldValue ?? ''));
        const after = keptIn(parseJson(newValue ?? ''));
        if (key !== `${PERSISTED_STORE_NAME}/${NAME}` || !after || !isOf(owner, after)) return;
        if (after.memory.attemptKey !== null) return;
        known = after;
        if (before && isOf(owner, before) && before.memory.attemptKey !== null) onEnded(after.memory);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },

    /** After a paid order. The number of its key stays, so that no tab uses it again; another tab's attempt is left alone. */
    forget(attemptKey: string | null): void {
      const kept = readKept();
      if (kept?.memory.attemptKey === attemptKey) write({ ...kept, memory: { ...kept.memory, ...noAttempt } });
    },
  };
}
