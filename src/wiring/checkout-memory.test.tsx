import { beforeEach, expect, test, vi } from 'vitest';
import type { CheckoutContext } from '../../machines/checkout/index.ts';
import {
  followCheckoutMemory,
  forgetCheckoutMemory,
  keepCheckoutMemory,
  readCheckoutMemory,
  readCheckoutMoney,
  UNIDENTIFIED,
} from './checkout-memory.ts';
import { readMoneyOnTheWayTo } from './money-on-the-way.ts';

const memory = {
  keySeed: 'seed',
  attemptNumber: 2,
  attemptKey: 'seed-2',
  attemptFingerprint: 'print',
  addressId: 'address-1',
  billingAddressId: null,
};

/** As it stands while the bank is asked: the challenge is in it, and must not be kept. */
const context = {
  ...memory,
  items: [],
  challenge: { redirectUrl: 'https://bank.example/1' },
} as unknown as CheckoutContext;

const KEY = 'mercan/checkout';
const idle = { ...context, attemptNumber: 0, attemptKey: null, attemptFingerprint: null };

/** Another tab writes, and the browser tells this one. */
function writeElsewhere(record: object | null): void {
  if (record) localStorage.setItem(KEY, JSON.stringify({ version: 2, owner: 'elif', memory: record, money: null }));
  else localStorage.removeItem(KEY);
}
const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: KEY }));

beforeEach(() => {
  localStorage.clear();
  readCheckoutMemory('elif');
});

test('what is kept is read back at once, and nothing of the bank is in it', () => {
  keepCheckoutMemory('elif', context, 'unknown');
  expect(readCheckoutMemory('elif')).toEqual(memory);
  expect(localStorage.getItem('mercan/checkout')).not.toContain('bank.example');
});

test('another account begins afresh, with a seed of its own', () => {
  keepCheckoutMemory('elif', context, 'unknown');
  const { keySeed, ...rest } = readCheckoutMemory('deniz');
  expect(rest).toEqual({
    attemptNumber: 0,
    attemptKey: null,
    attemptFingerprint: null,
    addressId: null,
    billingAddressId: null,
  });
  expect(keySeed).not.toBe('seed');
});

test('an account that cannot be read now goes on with what is remembered, which stays whose it was', () => {
  keepCheckoutMemory('elif', context, 'unknown');
  expect(readCheckoutMemory(UNIDENTIFIED)).toEqual(memory);
  keepCheckoutMemory(UNIDENTIFIED, context, 'unknown');
  expect(readCheckoutMemory('elif')).toEqual(memory);
});

test('the way to the checkout knows of the money, any other way does not', () => {
  keepCheckoutMemory('elif', context, 'unknown');
  const places = ['/checkout', '/en/checkout/address', '/checkout?attempt=1', '/checkouts', '/account', undefined];
  expect(places.map(readMoneyOnTheWayTo)).toEqual(['unknown', 'unknown', 'unknown', null, null, null]);
});

test('a record of another version, or none at all, begins afresh', () => {
  localStorage.setItem('mercan/checkout', '{"version":1,"owner":"elif","memory":{"attemptKey":"old"}}');
  expect(readCheckoutMemory('elif').attemptKey).toBeNull();
  localStorage.setItem('mercan/checkout', 'not json');
  expect(readCheckoutMemory('elif').attemptKey).toBeNull();
});

test('a page without an attempt writes over nothing that another tab has kept since', () => {
  keepCheckoutMemory('elif', idle, null);
  writeElsewhere(memory);
  keepCheckoutMemory('elif', { ...idle, addressId: 'address-2' }, null);
  expect(readCheckoutMemory('elif')).toEqual(memory);
});

test('a spent seed is not kept again by a tab that knew it before', () => {
  keepCheckoutMemory('elif', idle, null);
  writeElsewhere(null);
  keepCheckoutMemory('elif', idle, null);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('an attempt of another tab is told when it has ended, with the keys that are free', () => {
  const told: unknown[] = [];
  const stop = followCheckoutMemory('elif', ({ keySeed, attemptNumber }) => told.push([keySeed, attemptNumber]));
  keepCheckoutMemory('elif', idle, null);
  writeElsewhere(memory);
  tell();
  expect(told).toEqual([]);
  writeElsewhere({ ...memory, attemptKey: null, attemptFingerprint: null });
  tell();
  expect(told).toEqual([['seed', 2]]);
  writeElsewhere(null);
  tell();
  expect(told).toEqual([
    ['seed', 2],
    [expect.not.stringMatching(/^seed$/), 0],
  ]);
  stop();
  tell();
  expect(told).toHaveLength(2);
});

test('a paid order is forgotten', () => {
  keepCheckoutMemory('elif', context, 'unknown');
  forgetCheckoutMemory();
  expect(readCheckoutMemory('elif').attemptKey).toBeNull();
});

test('what is known of the money outlives the page, also where nothing can be kept, and ends with the order', () => {
  expect(readCheckoutMoney()).toBeNull();
  keepCheckoutMemory('elif', context, 'unknown');
  expect(readCheckoutMoney()).toBe('unknown');
  forgetCheckoutMemory();
  expect(readCheckoutMoney()).toBeNull();
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  keepCheckoutMemory('elif', context, 'notCharged');
  expect(readCheckoutMoney()).toBe('notCharged');
  blocked.mockRestore();
});
