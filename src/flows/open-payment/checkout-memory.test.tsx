import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CheckoutContext } from '../../../machines/checkout/index.ts';
import {
  followEndedAttempts,
  forgetAttempt,
  keepEnd,
  keepCheckoutMemory,
  readCheckoutMemory,
  readCheckoutMoney,
  readOpenKey,
  UNIDENTIFIED,
  wasLeftUnfinished,
} from './checkout-memory.ts';
import { isOrderKept } from './kept-order.ts';
import { readMoneyOnTheWayTo } from './money-on-the-way.ts';

const memory = {
  keySeed: 'seed',
  attemptNumber: 2,
  attemptKey: 'seed-2',
  attemptFingerprint: 'print',
  agreedAt: 1_800_000_000_000,
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
const ended = { ...memory, attemptKey: null, attemptFingerprint: null, agreedAt: null };
const idle = { ...context, ...ended, attemptNumber: 0 };

/** Another tab writes, and the browser tells this one. */
function writeElsewhere(record: object, owner = 'elif'): void {
  const oldValue = localStorage.getItem(KEY);
  const newValue = JSON.stringify({ version: 2, owner, memory: record, money: null });
  localStorage.setItem(KEY, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, oldValue, newValue }));
}
const kept = () => (JSON.parse(localStorage.getItem(KEY)!) as { memory: object }).memory;

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
    agreedAt: null,
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

test('an order given while nobody could say whose it is, is found by the account that can be read again', () => {
  keepCheckoutMemory(UNIDENTIFIED, context, 'unknown');
  expect(readCheckoutMemory('elif')).toEqual(memory);
});

test('the way to the checkout knows of the money, and so does one without a place of its own', () => {
  keepCheckoutMemory('elif', context, 'unknown');
  const places = ['/checkout', '/en/checkout/address', '/checkout?attempt=1', '/checkouts', '/account', undefined];
  expect(places.map(readMoneyOnTheWayTo)).toEqual(['unknown', 'unknown', 'unknown', null, null, 'unknown']);
});

test('the open order is found by its account until its money is known not to have moved, and looking changes nothing', () => {
  expect(readOpenKey('elif')).toBeNull();
  keepCheckoutMemory('elif', context, 'unknown');
  const kept = localStorage.getItem('mercan/checkout');
  expect([readOpenKey('elif'), readOpenKey('deniz'), localStorage.getItem('mercan/checkout')]).toEqual([
    'seed-2',
    null,
    kept,
  ]);
  keepCheckoutMemory('elif', context, 'notCharged');
  expect(readOpenKey('elif')).toBeNull();
});

test('an end without an order that was read is kept with the key it is of', () => {
  keepCheckoutMemory('elif', context, 'unknown');
  keepEnd('seed-1');
  expect([readCheckoutMoney(), readOpenKey('elif')]).toEqual(['unknown', 'seed-2']);
  keepEnd('seed-2');
  expect([readCheckoutMoney(), readOpenKey('elif')]).toEqual(['notCharged', null]);
  expect(readCheckoutMemory('elif')).toEqual(memory);
});

test('whoever comes without signing in hears for a day of a payment that was left here, whoever left it', () => {
  const { agreedAt } = memory;
  const day = 86_400_000;
  const heard = () => [agreedAt, agreedAt + day - 1, agreedAt + day].map(wasLeftUnfinished);
  expect(heard()).toEqual([false, false, false]);
  keepCheckoutMemory('elif', context, 'unknown');
  expect(heard()).toEqual([true, true, false]);
  keepCheckoutMemory('elif', context, 'notCharged');
  expect(heard()).toEqual([false, false, false]);
});

test('that an order is kept is seen at a glance, until it has ended', () => {
  expect(isOrderKept()).toBe(false);
  keepCheckoutMemory('elif', context, 'unknown');
  expect(isOrderKept()).toBe(true);
  forgetAttempt('seed-2');
  expect(isOrderKept()).toBe(false);
});

test('a record of another version, or none at all, begins afresh', () => {
  localStorage.setItem('mercan/checkout', '{"version":1,"owner":"elif","memory":{"attemptKey":"old"}}');
  expect(readCheckoutMemory('elif').attemptKey).toBeNull();
  localStorage.setItem('mercan/checkout', 'not json');
  expect(readCheckoutMemory('elif').attemptKey).toBeNull();
});

describe('of several tabs', () => {
  /** What this page hears, as "seed number". */
  const told: string[] = [];
  let stop: () => void;
  beforeEach(() => {
    told.length = 0;
    stop = followEndedAttempts('elif', ({ keySeed, attemptNumber }) => told.push(`${keySeed} ${attemptNumber}`));
  });
  afterEach(() => stop());

  test('one without an attempt writes over none that another has begun', () => {
    keepCheckoutMemory('elif', idle, null);
    writeElsewhere(memory);
    keepCheckoutMemory('elif', { ...idle, addressId: 'address-2' }, null);
    expect(kept()).toEqual(memory);
  });

  test('one with an attempt of its own keeps it, whatever another has kept', () => {
    writeElsewhere({ ...memory, attemptKey: 'seed-1' });
    keepCheckoutMemory('elif', context, null);
    expect(kept()).toEqual(memory);
  });

  test('one whose attempt ends says so, also when another has kept the same attempt since', () => {
    keepCheckoutMemory('elif', context, null);
    writeElsewhere({ ...memory, addressId: 'address-2' });
    keepCheckoutMemory('elif', { ...context, ...ended }, null);
    expect(kept()).toEqual(ended);
  });

  test('one whose attempt ends leaves the attempt that another has begun since', () => {
    keepCheckoutMemory('elif', context, null);
    writeElsewhere({ ...memory, attemptKey: 'seed-3' });
    keepCheckoutMemory('elif', { ...context, ...ended }, null);
    forgetAttempt('seed-2');
    expect(kept()).toEqual({ ...memory, attemptKey: 'seed-3' });
  });

  test('the end of an attempt is told, with the number that is spent; and then this page may write again', () => {
    keepCheckoutMemory('elif', idle, null);
    writeElsewhere(memory);
    expect(told).toEqual([]);
    writeElsewhere(ended);
    expect(told).toEqual(['seed 2']);
    keepCheckoutMemory('elif', { ...idle, attemptNumber: 2, addressId: 'address-2' }, null);
    expect(kept()).toEqual({ ...ended, addressId: 'address-2' });
  });

  test('nothing else is told: no address, no other account, no other record, and nothing after the end', () => {
    writeElsewhere({ ...ended, addressId: 'address-2' });
    writeElsewhere(memory, 'deniz');
    writeElsewhere(ended, 'deniz');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'mercan/root', oldValue: '{}', newValue: '{}' }));
    expect(told).toEqual([]);
    stop();
    writeElsewhere(memory);
    writeElsewhere(ended);
    expect(told).toEqual([]);
  });

  test('the unfinished order of another account is written over by an order only', () => {
    writeElsewhere(memory, 'deniz');
    const mine = readCheckoutMemory('elif');
    keepCheckoutMemory('elif', { ...context, ...mine }, null);
    expect(kept()).toEqual(memory);
    keepCheckoutMemory('elif', { ...context, ...mine, attemptKey: 'mine-1' }, null);
    expect(kept()).toEqual({ ...mine, attemptKey: 'mine-1' });
  });
});

test('a paid order is forgotten, but not the number of its key', () => {
  keepCheckoutMemory('elif', context, 'unknown');
  forgetAttempt('seed-2');
  expect(readCheckoutMemory('elif')).toEqual(ended);
});

test('what is known of the money outlives the page, also where nothing can be kept, and ends with the order', () => {
  expect(readCheckoutMoney()).toBeNull();
  keepCheckoutMemory('elif', context, 'unknown');
  expect(readCheckoutMoney()).toBe('unknown');
  forgetAttempt('seed-2');
  expect(readCheckoutMoney()).toBeNull();
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  keepCheckoutMemory('elif', context, 'notCharged');
  expect(readCheckoutMoney()).toBe('notCharged');
  blocked.mockRestore();
});
