import { describe, expect, it } from 'vitest';
import { cartItem, EMPTY_CART, withPromoCode, type Cart } from '../cart/index.ts';
import { kurus } from '../money/index.ts';
import {
  EMPTY_ROOT,
  migrate,
  migrations,
  NO_AUTH,
  parsePersisted,
  PERSISTED_KEY,
  PERSISTED_VERSION,
  persistLimit,
  readPersistedRecord,
  serializePersisted,
} from './index.ts';

const line = cartItem({
  type: 'product',
  data: {
    _id: 'p1',
    slug: 'pad-super-12',
    name: { tr: 'Ped', en: 'Pad' },
    price: { subscription: kurus(850), oneTimePurchase: kurus(1000) },
    items: [],
  },
  purchaseType: 'subscription',
  quantity: 2,
  createdAt: '2026-03-14T09:30:00.000Z',
});
const cart: Cart = { ...withPromoCode(EMPTY_CART, 'MERCAN10'), items: [line] };

describe('the persisted record', () => {
  it("keeps only cart and auth under 'root', version 3, and gives up after 5000 ms [STORAGE-1 STORAGE-2 STORAGE-7]", () => {
    expect(JSON.parse(serializePersisted({ cart, auth: { _id: 'a1', email: 'a@b.co' } }))).toEqual({
      cart: { items: [line], promoCode: { code: 'MERCAN10', error: null } },
      auth: { _id: 'a1', email: 'a@b.co' },
      _persist: { version: 3, rehydrated: true },
    });
    expect([PERSISTED_KEY, PERSISTED_VERSION, persistLimit]).toEqual(['root', 3, 5000]);
  });

  it('round trips', () => {
    const root = { cart, auth: NO_AUTH };
    expect(parsePersisted(serializePersisted(root))).toEqual(root);
  });

  it('is empty when absent, unreadable or of a newer version', () => {
    const future = JSON.stringify({ cart, auth: NO_AUTH, _persist: { version: 4 } });
    expect([null, '', '{', '7', 'null', '[]', future].map(parsePersisted)).toEqual(
      Array.from({ length: 7 }, () => EMPTY_ROOT),
    );
  });

  it('is also read when its parts are nested JSON strings', () => {
    const parts = {
      cart: JSON.stringify(cart),
      auth: '{"email":"a@b.co"}',
      _persist: '{"version":3,"rehydrated":true}',
    };
    expect(parsePersisted(JSON.stringify(JSON.stringify(parts)))).toEqual({
      cart,
      auth: { _id: null, email: 'a@b.co' },
    });
  });
});

describe('migrations', () => {
  it('v1 moves promo data from cart into checkout [STORAGE-3]', () => {
    expect(migrations[1]({ cart: { items: [], promoCode: 'X', promoCodeError: 'no' }, checkout: { step: 1 } })).toEqual(
      {
        cart: { items: [] },
        checkout: { step: 1, promoCode: 'X', promoCodeError: 'no' },
      },
    );
  });

  it('v2 moves it back into the cart with code and error [STORAGE-4]', () => {
    expect(migrations[2]({ cart: { items: [] }, checkout: { step: 1, promoCode: 'X', promoCodeError: 'no' } })).toEqual(
      {
        cart: { items: [], promoCode: { code: 'X', error: 'no' } },
        checkout: { step: 1 },
      },
    );
    expect(migrations[2]({ cart: {}, checkout: {} })).toEqual({
      cart: { promoCode: { code: null, error: null } },
      checkout: {},
    });
  });

  it('v3 turns a plain error string into an object with an empty code and the message [STORAGE-5]', () => {
    const before = { cart: { items: [], promoCode: { code: 'X', error: 'no' } } };
    const after = { cart: { items: [], promoCode: { code: 'X', error: { code: '', message: 'no' } } } };
    expect(migrations[3](before)).toEqual(after);
    expect(migrations[3](after)).toBe(after);
  });

  it('run from the stored version on, and only those [STORAGE-6]', () => {
    const v0 = { cart: { items: [line], promoCode: 'X', promoCodeError: 'no' }, auth: {} };
    const expected = {
      cart: { items: [line], promoCode: { code: 'X', error: { code: '', message: { tr: 'no', en: 'no' } } } },
      auth: NO_AUTH,
    };
    expect(readPersistedRecord(v0)).toEqual(expected);
    const v1 = {
      ...migrate(v0, 0),
      cart: { items: [line] },
      checkout: { promoCode: 'X', promoCodeError: 'no' },
      _persist: { version: 1 },
    };
    expect(readPersistedRecord(v1)).toEqual(expected);
    const v2 = { cart: { items: [line], promoCode: { code: 'X', error: 'no' } }, _persist: { version: 2 } };
    expect(readPersistedRecord(v2)).toEqual(expected);
  });
});
