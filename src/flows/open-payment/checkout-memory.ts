import { days } from '../../../domain/calendar/index.ts';
import type { CheckoutContext, CheckoutMemory, Money } from '../../../machines/checkout/index.ts';
import { KEPT_ORDER as KEY } from './kept-order.ts';

const VERSION = 2;

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
  agreedAt: null,
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

/** What this browser remembers of an unfinished payment; a fresh seed when there is nothing, or somebody else's. */
export function readCheckoutMemory(owner: string): CheckoutMemory {
  const text = readText();
  const kept = parse(text);
  const memory = kept && isOf(owner, kept) ? kept.memory : fresh();
  keptKey = memory.attemptKey;
  // Somebody else's unfinished payment is written over by an order only.
  known = kept?.memory.attemptKey && memory !== kept.memory ? null : text;
  return memory;
}

/** For a browser that keeps nothing. */
let lastMoney: Money | null = null;

/** What was last known of the money of an unfinished order on this device, whoever's it is; null when there is none. */
export function readCheckoutMoney(): Money | null {
  const kept = parse(readText());
  return kept ? (kept.money ?? null) : lastMoney;
}

/** The key of this account's order on this device whose money may have moved; null when there is none. Changes nothing. */
export function readOpenKey(owner: string): string | null {
  const kept = parse(readText());
  return kept && kept.money !== 'notCharged' && isOf(owner, kept) ? kept.memory.attemptKey : null;
}

/** By then the server has ended it, and has written to whom it charged. */
const guestsHearFor = days(1);

/** Whether somebody left this device, by signing out, with a payment whose end it has not seen. `now` in milliseconds. */
export function wasLeftUnfinished(now: number): boolean {
  const kept = parse(readText());
  return kept?.money === 'unknown' && now - (kept.memory.agreedAt ?? 0) < guestsHearFor;
}

/**
 * Call with every change. It is written at once: an order whose key this browser could forget must not leave. No card and
 * nothing of the bank's is in it. Other tabs write here too: a page without an attempt leaves what they have kept since,
 * and one whose attempt has ended leaves theirs.
 */
export function keepCheckoutMemory(owner: string, context: CheckoutContext, money: Money | null): void {
  lastMoney = money;
  const { keySeed, attemptNumber, attemptKey, attemptFingerprint, agreedAt, addressId, billingAddressId } = context;
  const text = readText();
  const kept = parse(text);
  if (attemptKey === null && (keptKey === null ? text !== known : kept?.memory.attemptKey !== keptKey)) {
    keptKey = null;
    return;
  }
  write({
    version: VERSION,
    owner: owner === UNIDENTIFIED ? (kept?.owner ?? owner) : owner,
    memory: { keySeed, attemptNumber, attemptKey, attemptFingerprint, agreedAt, addressId, billingAddressId },
    money,
  });
}

/** It is known that this key's order moved no money, or that the money is back; the checkout tells the rest. */
export function keepEnd(attemptKey: string): void {
  const kept = parse(readText());
  if (kept?.memory.attemptKey === attemptKey && kept.money !== 'notCharged') write({ ...kept, money: 'notCharged' });
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
  lastMoney = null;
  const kept = parse(readText());
  if (kept?.memory.attemptKey !== attemptKey) return;
  write({
    ...kept,
    memory: { ...kept.memory, attemptKey: null, attemptFingerprint: null, agreedAt: null },
    money: null,
  });
}
