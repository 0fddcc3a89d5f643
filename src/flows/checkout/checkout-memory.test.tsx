import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CheckoutContext } from '../../../machines/checkout/index.ts';
import { createCheckoutMemory, UNIDENTIFIED } from './checkout-memory.ts';

const page = createCheckoutMemory();

const memory = {
  keySeed: 'seed',
  attemptNumber: 2,
  attemptKey: 'seed-2',
  attemptFingerprint: 'print',
  agreedAt: 1_800_000_000_000,
  addressId: 'address-1',
  billingAddressId: null,
  isAddressGone: false,
};

/** Context while the bank asks for approval: the challenge is in it, and must not be stored. */
const context = {
  ...memory,
  items: [],
  challenge: { redirectUrl: 'https://bank.example/1' },
} as unknown as CheckoutContext;

const KEY = 'mercan/checkout';
const ended = { ...memory, attemptKey: null, attemptFingerprint: null, agreedAt: null };
const idle = { ...context, ...ended, attemptNumber: 0 };

/** Another tab writes, and this one gets the storage event. */
function writeElsewhere(record: object, owner = 'elif'): void {
  const oldValue = localStorage.getItem(KEY);
  const newValue = JSON.stringify({ version: 3, owner, memory: record });
  localStorage.setItem(KEY, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, oldValue, newValue }));
}
const kept = () => (JSON.parse(localStorage.getItem(KEY)!) as { memory: object }).memory;

beforeEach(() => {
  localStorage.clear();
  page.read('elif');
});

test('a stored attempt is read back, and contains nothing of the bank', () => {
  page.keep('elif', context);
  expect(page.read('elif')).toEqual(memory);
  expect(localStorage.getItem('mercan/checkout')).not.toContain('bank.example');
});

test('an order whose outcome was shown is not resumed; its attempt number stays used', () => {
  page.keep('elif', context);
  expect(page.read('elif', true)).toEqual(ended);
});

test('another account starts over, with a seed of its own', () => {
  page.keep('elif', context);
  const { keySeed, ...rest } = page.read('deniz');
  expect(rest).toEqual({
    attemptNumber: 0,
    attemptKey: null,
    attemptFingerprint: null,
    agreedAt: null,
    addressId: null,
    billingAddressId: null,
    isAddressGone: false,
  });
  expect(keySeed).not.toBe('seed');
});

test('an unreadable account resumes the stored attempt, which keeps its owner', () => {
  page.keep('elif', context);
  expect(page.read(UNIDENTIFIED)).toEqual(memory);
  page.keep(UNIDENTIFIED, context);
  expect(page.read('elif')).toEqual(memory);
});

test('an order placed while its account was unreadable is found once it is readable', () => {
  page.keep(UNIDENTIFIED, context);
  expect(page.read('elif')).toEqual(memory);
});

test('a record of another version, or none at all, starts over', () => {
  localStorage.setItem('mercan/checkout', '{"version":2,"owner":"elif","memory":{"attemptKey":"old"}}');
  expect(page.read('elif').attemptKey).toBeNull();
  localStorage.setItem('mercan/checkout', 'not json');
  expect(page.read('elif').attemptKey).toBeNull();
});

describe('with several tabs', () => {
  /** What this page receives, as "seed number". */
  const endings: string[] = [];
  let stop: () => void;
  beforeEach(() => {
    endings.length = 0;
    stop = page.followEnded('elif', ({ keySeed, attemptNumber }) => endings.push(`${keySeed} ${attemptNumber}`));
  });
  afterEach(() => stop());

  test('a tab without an attempt does not overwrite that of another tab', () => {
    page.keep('elif', idle);
    writeElsewhere(memory);
    page.keep('elif', { ...idle, addressId: 'address-2' });
    expect(kept()).toEqual(memory);
  });

  test('a tab with an attempt stores it over that of another tab', () => {
    writeElsewhere({ ...memory, attemptKey: 'seed-1' });
    page.keep('elif', context);
    expect(kept()).toEqual(memory);
  });

  test('a tab whose attempt ends stores the end, also over the same attempt of another tab', () => {
    page.keep('elif', context);
    writeElsewhere({ ...memory, addressId: 'address-2' });
    page.keep('elif', { ...context, ...ended });
    expect(kept()).toEqual(ended);
  });

  test('a tab whose attempt ends keeps an attempt that another tab has begun since', () => {
    page.keep('elif', context);
    writeElsewhere({ ...memory, attemptKey: 'seed-3' });
    page.keep('elif', { ...context, ...ended });
    page.forget('seed-2');
    expect(kept()).toEqual({ ...memory, attemptKey: 'seed-3' });
  });

  test('the end of an attempt is reported with its number, and this page may then write again', () => {
    page.keep('elif', idle);
    writeElsewhere(memory);
    expect(endings).toEqual([]);
    writeElsewhere(ended);
    expect(endings).toEqual(['seed 2']);
    page.keep('elif', { ...idle, attemptNumber: 2, addressId: 'address-2' });
    expect(kept()).toEqual({ ...ended, addressId: 'address-2' });
  });

  test('nothing else is reported: no address, no other account, no other record, and nothing after the end', () => {
    writeElsewhere({ ...ended, addressId: 'address-2' });
    writeElsewhere(memory, 'deniz');
    writeElsewhere(ended, 'deniz');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'mercan/root', oldValue: '{}', newValue: '{}' }));
    expect(endings).toEqual([]);
    stop();
    writeElsewhere(memory);
    writeElsewhere(ended);
    expect(endings).toEqual([]);
  });

  test('the unfinished order of another account is overwritten only by an order', () => {
    writeElsewhere(memory, 'deniz');
    const mine = page.read('elif');
    page.keep('elif', { ...context, ...mine });
    expect(kept()).toEqual(memory);
    page.keep('elif', { ...context, ...mine, attemptKey: 'mine-1' });
    expect(kept()).toEqual({ ...mine, attemptKey: 'mine-1' });
  });
});

test('a paid order is removed, but not the number of its key', () => {
  page.keep('elif', context);
  page.forget('seed-2');
  expect(page.read('elif')).toEqual(ended);
});
