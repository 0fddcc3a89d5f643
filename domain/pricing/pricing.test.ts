import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, parseCalendarDay } from '../calendar/index.ts';
import { kurus, sum } from '../money/index.ts';
import { PRODUCT_TYPES, type PurchaseType } from '../product/index.ts';
import type { PromoRule } from '../promo/index.ts';
import {
  isMiscalculated,
  priceOrder,
  struckThroughPrice,
  sumPrices,
  vatClassOf,
  vatIncluded,
  vatPercentOn,
  type PricingLine,
} from './index.ts';

const percent = (value: number, purchaseTypes: readonly PurchaseType[] | null = null): PromoRule => ({
  code: 'X',
  kind: 'percent',
  isActive: true,
  percent: value,
  amount: null,
  startsAt: null,
  endsAt: null,
  minimumAmount: null,
  usageLimit: null,
  usageLimitPerAccount: null,
  purchaseTypes,
  firstPurchaseOnly: false,
  _owner: null,
});

const line = (
  key: string,
  oneTimePurchase: number,
  subscription: number,
  quantity: number,
  purchaseType: PurchaseType,
): PricingLine => ({
  key,
  price: { oneTimePurchase: kurus(oneTimePurchase), subscription: kurus(subscription) },
  quantity,
  purchaseType,
});

const lines = [line('a', 5990, 5092, 1, 'subscription'), line('b', 3333, 2833, 2, 'oneTimePurchase')];

describe('the price of an order', () => {
  it('is summed, discounted once, paid from the balance and charged', () => {
    const order = priceOrder({ lines, promo: percent(10), balance: kurus(1000) });
    expect(order.price).toEqual({
      grossOriginalAmount: 11758,
      grossSubscriptionDiscountAmount: 898,
      grossPromoDiscountAmount: 1176,
      shippingAmount: 0,
      balanceAmount: 1000,
      chargedAmount: 9582,
    });
    expect(order.lines[0]).toEqual({
      ...lines[0],
      unitPrice: 5092,
      grossOriginalAmount: 5092,
      grossSubscriptionDiscountAmount: 898,
      grossPromoDiscountAmount: 509,
      grossAmount: 4583,
      balanceAmount: 433,
      chargedAmount: 4150,
    });
  });

  it('discounts only the purchase type the code is for', () => {
    const order = priceOrder({ lines, promo: percent(50, ['oneTimePurchase']), balance: kurus(0) });
    expect(order.lines.map(({ grossPromoDiscountAmount }) => grossPromoDiscountAmount)).toEqual([0, 3333]);
  });

  it('is never below zero, whatever the balance', () => {
    const { price } = priceOrder({ lines, promo: percent(100), balance: kurus(5000) });
    expect([price.balanceAmount, price.chargedAmount]).toEqual([0, 0]);
    expect(priceOrder({ lines, promo: null, balance: kurus(1_000_000) }).price).toMatchObject({
      balanceAmount: 11758,
      chargedAmount: 0,
    });
    expect(priceOrder({ lines, promo: null, balance: kurus(-500) }).price.chargedAmount).toBe(11758);
  });

  it('of an empty cart is zero', () => {
    expect(priceOrder({ lines: [], promo: percent(10), balance: kurus(10) }).price.chargedAmount).toBe(0);
  });

  it('adds up for every order: lines to the total, each line and group by itself [MONEY-3]', () => {
    const anyLine = fc
      .record({
        unit: fc.integer({ min: 0, max: 500_000 }),
        quantity: fc.integer({ min: 1, max: 99 }),
        purchaseType: fc.constantFrom<PurchaseType>('subscription', 'oneTimePurchase'),
      })
      .map(({ unit, quantity, purchaseType }) => line('x', unit, Math.floor(unit * 0.85), quantity, purchaseType));
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 8 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 2_000_000 }),
        (asked, off, balance) => {
          const { lines: priced, price } = priceOrder({ lines: asked, promo: percent(off), balance: kurus(balance) });
          expect(price.chargedAmount).toBe(
            price.grossOriginalAmount - price.grossPromoDiscountAmount - price.balanceAmount,
          );
          expect(
            priced.filter(
              (one) =>
                one.chargedAmount < 0 ||
                one.grossAmount < 0 ||
                one.grossPromoDiscountAmount < 0 ||
                one.balanceAmount < 0,
            ),
          ).toEqual([]);
          expect(
            priced.filter(
              (one) => one.chargedAmount !== one.grossOriginalAmount - one.grossPromoDiscountAmount - one.balanceAmount,
            ),
          ).toEqual([]);
          const groups = (['subscription', 'oneTimePurchase'] as const).map((purchaseType) =>
            sumPrices(priced.filter((one) => one.purchaseType === purchaseType)),
          );
          expect(sum(groups.map(({ chargedAmount }) => chargedAmount))).toBe(price.chargedAmount);
        },
      ),
    );
  });

  it('that differs from what the client showed is a miscalculation [CHECKOUT-4]', () => {
    const { price } = priceOrder({ lines, promo: null, balance: kurus(0) });
    const stated = { grossOriginalAmount: kurus(11758), chargedAmount: kurus(11758) };
    expect([
      isMiscalculated(price, stated),
      isMiscalculated(price, { ...stated, chargedAmount: kurus(11757) }),
      isMiscalculated(price, { ...stated, grossOriginalAmount: kurus(1) }),
    ]).toEqual([false, true, true]);
  });
});

describe('KDV', () => {
  it('is the rate in force on the day', () => {
    const on = ['2022-03-31', '2022-04-01', '2023-07-09', '2023-07-10', '2026-03-14']
      .map((day) => parseCalendarDay(day))
      .filter((day) => day !== null);
    expect(on.map((day) => [vatPercentOn('menstrual-care', day), vatPercentOn('general', day)])).toEqual([
      [18, 18],
      [8, 18],
      [8, 18],
      [10, 20],
      [10, 20],
    ]);
  });

  it('is included in the price', () => {
    expect([vatIncluded(kurus(11000), 10), vatIncluded(kurus(11890), 10)]).toEqual([1000, 1081]);
  });

  it('is the general rate for the heating patch alone', () => {
    expect(PRODUCT_TYPES.filter((type) => vatClassOf(type) === 'general')).toEqual(['heating-patch']);
  });
});

describe('the struck-through price', () => {
  const start = Date.parse('2026-01-01T00:00:00Z');
  const change = (day: number, price: number): { price: ReturnType<typeof kurus>; from: number } => ({
    price: kurus(price),
    from: start + days(day),
  });

  it('is the lowest of the 30 days before the price in force', () => {
    expect(
      struckThroughPrice([change(50, 8000), change(0, 12000), change(10, 9000), change(30, 10000)], start + days(60)),
    ).toBe(9000);
    expect(struckThroughPrice([change(0, 7000), change(5, 9000), change(36, 8000)], start + days(40))).toBe(9000);
  });

  it('is absent without an earlier price, or when that was not higher', () => {
    const later = start + days(100);
    expect([
      struckThroughPrice([], later),
      struckThroughPrice([change(0, 1)], later),
      struckThroughPrice([change(0, 5), change(90, 5)], later),
      struckThroughPrice([change(0, 9), change(101, 5)], later),
    ]).toEqual([null, null, null, null]);
    expect(struckThroughPrice([change(0, 9000), change(80, 6000), change(90, 8000)], later)).toBeNull();
  });
});
