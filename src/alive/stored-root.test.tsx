import localforage from 'localforage';
import { beforeEach, expect, test } from 'vitest';
import { cartItem } from '../../domain/cart/index.ts';
import { kurus } from '../../domain/money/index.ts';
import {
  LOCAL_STORAGE_KEY,
  NO_AUTH,
  PERSISTED_KEY,
  PERSISTED_STORE_NAME,
  type PersistedRoot,
  serializePersisted,
  toPersistedRecord,
} from '../../domain/persisted/index.ts';
import { readChangedRoot, readStoredRoot, writeStoredRoot } from './stored-root.ts';

const forage = localforage.createInstance({ name: PERSISTED_STORE_NAME, driver: localforage.LOCALSTORAGE });

const full: PersistedRoot = {
  cart: {
    items: [
      cartItem({
        type: 'product',
        data: {
          _id: 'p1',
          slug: 'pad-super-12',
          name: { tr: 'Süper ped · 12’li', en: 'Super pads · 12' },
          price: { subscription: kurus(10_110), oneTimePurchase: kurus(11_890) },
          items: [],
        },
        purchaseType: 'subscription',
        quantity: 2,
        createdAt: '2026-11-21T10:00:00.000Z',
      }),
    ],
    promoCode: { code: 'YAZ10', error: null },
  },
  auth: { _id: 'a1', email: 'elif@mercan.example' },
};

/** Everything in the storage, by name. */
const stored = () => Object.fromEntries(Object.entries(localStorage));

beforeEach(() => localStorage.clear());

test('localforage reads what the early script writes', async () => {
  writeStoredRoot(full);
  expect(await forage.getItem(PERSISTED_KEY)).toEqual(toPersistedRecord(full));
});

test('the early script and localforage write the same text under the same name', async () => {
  writeStoredRoot(full);
  const ours = stored();
  localStorage.clear();
  await forage.setItem(PERSISTED_KEY, toPersistedRecord(full));
  expect(ours).toEqual(stored());
});

test('a cart written by another tab is still reported as changed after this page writes', () => {
  writeStoredRoot(full);
  const theirs = { items: [], promoCode: full.cart.promoCode };
  localStorage.setItem(LOCAL_STORAGE_KEY, serializePersisted({ ...full, cart: theirs }));
  writeStoredRoot({ auth: NO_AUTH });
  expect(readChangedRoot()).toEqual({ cart: theirs, auth: NO_AUTH });
  expect(readChangedRoot()).toBeNull();
});

test('the early script reads what localforage writes', async () => {
  await forage.setItem(PERSISTED_KEY, toPersistedRecord(full));
  expect(readStoredRoot()).toEqual(full);
});

test('a record of version 0 that localforage kept is migrated on reading', async () => {
  await forage.setItem(PERSISTED_KEY, {
    cart: { items: full.cart.items, promoCode: 'YAZ10', promoCodeError: 'Eski hata' },
    auth: { _id: 'a1', email: null },
    _persist: { version: 0, rehydrated: true },
  });
  expect(readStoredRoot()).toEqual({
    cart: {
      items: full.cart.items,
      promoCode: { code: 'YAZ10', error: { code: '', message: { tr: 'Eski hata', en: 'Eski hata' } } },
    },
    auth: { _id: 'a1', email: null },
  });
});

test('writing one part of the root keeps the other', () => {
  writeStoredRoot(full);
  writeStoredRoot({ auth: { _id: null, email: null } });
  expect(readStoredRoot()).toEqual({ cart: full.cart, auth: { _id: null, email: null } });
});

test('an unparsable stored root is read as an empty cart', () => {
  localStorage.setItem(`${PERSISTED_STORE_NAME}/${PERSISTED_KEY}`, '{"cart":');
  expect(readStoredRoot()?.cart.items).toEqual([]);
});
