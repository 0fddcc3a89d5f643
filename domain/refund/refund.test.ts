import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, days, startOfDay } from '../calendar/index.ts';
import { ORDER_STATUSES } from '../lifecycle/index.ts';
import { kurus, sum } from '../money/index.ts';
import { priceOrder, type PricingLine } from '../pricing/index.ts';
import type { PromoRule } from '../promo/index.ts';
import {
  isAnswerUrgent,
  mustBeUnopened,
  nextParts,
  partsLeft,
  priceRefund,
  REFUND_REASONS,
  type RefundableLine,
  refundableUnits,
  type RefundItem,
  refundShare,
  addUnits,
  keepPossible,
  refundDraftErrors,
  statusAfterRefund,
} from './index.ts';

const deliveredAt = Date.parse('2026-11-23T11:00:00.000Z');
const delivered = { status: 'DELIVERED', deliveredAt } as const;
const line = (change: Partial<RefundableLine> = {}): RefundableLine => ({
  id: 'pads',
  isDonation: false,
  quantity: 3,
  refundedUnits: 0,
  charged: kurus(1000),
  balance: kurus(100),
  ...change,
});
const item = (change: Partial<RefundItem> = {}): RefundItem => ({
  line: 'pads',
  units: 1,
  reason: 'CHANGED_MIND',
  isUnopened: true,
  ...change,
});

const judge = (...items: RefundItem[]) => priceRefund(delivered, [line({ refundedUnits: 2 })], items, deliveredAt);

describe('the refundable units of an order (design of refunds, section 8)', () => {
  it('are none for a free replacement', () => {
    const order = { ...delivered, isReplacement: true };
    expect([line(), line({ isDonation: true })].map((one) => refundableUnits(one, order, dayOf(deliveredAt)))).toEqual([
      { units: 0, reason: 'REPLACEMENT' },
      { units: 0, reason: 'REPLACEMENT' },
    ]);
  });

  const today = dayOf(deliveredAt);

  it('are the delivered ones, for 14 days, and donations until shipment', () => {
    const found = ORDER_STATUSES.map((status) => {
      const order = {
        status,
        deliveredAt: status.startsWith('REFUNDED') || status === 'DELIVERED' ? deliveredAt : null,
      };
      const [pads, donation] = [line(), line({ isDonation: true })].map((one) => refundableUnits(one, order, today));
      return [status, pads!.reason ?? pads!.units, donation!.reason ?? donation!.units].join(' ');
    });
    expect(found).toEqual([
      'CREATED NOT_DELIVERED DONATION',
      'RECREATED NOT_DELIVERED DONATION',
      'PAID NOT_DELIVERED 3',
      'ON_PREPARATION NOT_DELIVERED 3',
      'ON_ITS_WAY NOT_DELIVERED DONATION',
      'ON_DELIVERY NOT_DELIVERED DONATION',
      'DELIVERED 3 DONATION',
      'NOT_DELIVERED NOT_DELIVERED DONATION',
      'DUE_PAYMENT NOT_DELIVERED DONATION',
      'CANCELLED NOT_DELIVERED DONATION',
      'REJECTED NOT_DELIVERED DONATION',
      'SKIPPED NOT_DELIVERED DONATION',
      'EDITED NOT_DELIVERED DONATION',
      'REFUNDED_FULLY ALREADY_REFUNDED ALREADY_REFUNDED',
      'REFUNDED_PARTIALLY 3 DONATION',
    ]);
  });

  it('end with the fourteenth day after delivery', () => {
    const found = [0, 14, 15].map((count) =>
      refundableUnits(line({ refundedUnits: 1 }), delivered, addDays(today, count)),
    );
    expect(found).toEqual([
      { units: 2, reason: null },
      { units: 2, reason: null },
      { units: 0, reason: 'WITHDRAWAL_ENDED' },
    ]);
  });

  it('include an opened pack only when something was wrong with it', () => {
    expect(REFUND_REASONS.filter(mustBeUnopened)).toEqual(['CHANGED_MIND', 'OTHER']);
    const judged = REFUND_REASONS.map((reason) =>
      priceRefund(delivered, [line()], [item({ reason, isUnopened: false })], deliveredAt),
    );
    const price = { toCard: 333, toBalance: 33 };
    const taken = (reason: string) => ({
      priced: { ...price, lines: [{ ...item(), reason, isUnopened: false, ...price }] },
    });
    const opened = { refused: [{ line: 'pads', reason: 'OPENED' }] };
    expect(judged).toEqual([opened, taken('DAMAGED'), taken('WRONG_ITEM'), taken('MISSING_ITEM'), opened]);
  });

  it('refuse zero or excess units, duplicate lines and unknown lines', () => {
    const refused = { refused: [{ line: 'pads', reason: 'QUANTITY' }] };
    expect([judge(item({ units: 2 })), judge(item({ units: 0 })), judge(item(), item())]).toEqual([
      refused,
      refused,
      { refused: [...refused.refused, ...refused.refused] },
    ]);
    expect(() => judge(item({ line: 'unknown' }))).toThrow(RangeError);
    expect(() => refundShare(kurus(100), 3, 2, 4)).toThrow(RangeError);
  });

  it('need an urgent answer from the tenth day on', () => {
    const asked = startOfDay(today);
    expect([9, 10].map((count) => isAnswerUrgent(asked, asked + days(count)))).toEqual([false, true]);
  });
});

const promo = (percent: number): PromoRule => ({
  code: 'X',
  kind: 'percent',
  isActive: true,
  percent,
  amount: null,
  startsAt: null,
  endsAt: null,
  minimumAmount: null,
  usageLimit: null,
  usageLimitPerAccount: null,
  purchaseTypes: null,
  firstPurchaseOnly: false,
  _owner: null,
});

const pricing: fc.Arbitrary<PricingLine[]> = fc.array(
  fc.record({
    key: fc.uuid(),
    price: fc
      .integer({ min: 0, max: 100_000 })
      .map((one) => ({ oneTimePurchase: kurus(one), subscription: kurus(one) })),
    quantity: fc.integer({ min: 1, max: 99 }),
    purchaseType: fc.constant('oneTimePurchase' as const),
  }),
  { minLength: 1, maxLength: 6 },
);

describe('partial refunds', () => {
  it('sum to the paid amount, line by line, in any sequence, and never exceed it [REFUND-3]', () => {
    const codes = fc.option(fc.integer({ min: 1, max: 100 }).map(promo));
    const balance = fc.integer({ min: 0, max: 500_000 }).map(kurus);
    const picks = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 99 })), { maxLength: 40 });
    fc.assert(
      fc.property(pricing, codes, balance, picks, (lines, code, owned, steps) => {
        const order = priceOrder({ lines, promo: code, balance: owned });
        const bought = order.lines.map(({ key, quantity, chargedAmount, balanceAmount }): RefundableLine => ({
          id: key,
          isDonation: false,
          quantity,
          refundedUnits: 0,
          charged: chargedAmount,
          balance: balanceAmount,
        }));
        let now = bought;
        const [cards, balances] = [[kurus(0)], [kurus(0)]];
        const give = (index: number, units: number) => {
          const asked = item({ line: now[index]!.id, units });
          const answer = priceRefund(delivered, now, [asked], deliveredAt);
          if ('refused' in answer) throw new Error(answer.refused[0]!.reason);
          expect(answer.priced.toCard).toBeGreaterThanOrEqual(0);
          expect(answer.priced.toBalance).toBeGreaterThanOrEqual(0);
          cards.push(answer.priced.toCard);
          balances.push(answer.priced.toBalance);
          now = now.map((one, at) => (at === index ? { ...one, refundedUnits: one.refundedUnits + units } : one));
        };
        for (const [at, wanted] of steps) {
          const index = at % now.length;
          const { quantity, refundedUnits } = now[index]!;
          if (refundedUnits === quantity) continue;
          give(index, 1 + (wanted % (quantity - refundedUnits)));
          expect(sum(cards)).toBeLessThanOrEqual(order.price.chargedAmount);
          expect(sum(balances)).toBeLessThanOrEqual(order.price.balanceAmount);
        }
        const left = now.map(partsLeft);
        expect(sum(cards) + sum(left.map(({ toCard }) => toCard))).toBe(order.price.chargedAmount);
        for (const [index, { quantity, refundedUnits }] of now.entries()) {
          if (refundedUnits < quantity) give(index, quantity - refundedUnits);
        }
        expect([sum(cards), sum(balances)]).toEqual([order.price.chargedAmount, order.price.balanceAmount]);
        expect(statusAfterRefund(now)).toBe('REFUNDED_FULLY');
      }),
      { numRuns: 10_000 },
    );
  }, 600_000);

  it('differ by one kuruş at most; the last takes the remainder', () => {
    const parts = [0, 1, 2].map((refundedUnits) => nextParts(line({ refundedUnits }), 1));
    expect(parts).toEqual([
      { toCard: 333, toBalance: 33 },
      { toCard: 333, toBalance: 33 },
      { toCard: 334, toBalance: 34 },
    ]);
    expect(statusAfterRefund([line({ refundedUnits: 2 })])).toBe('REFUNDED_PARTIALLY');
  });
});

describe('a refund selection', () => {
  const pads = { id: 'pads', isDonation: false, refundable: 2 };

  it('accumulates up to the refundable units; at zero the line is removed [REFUND-1 REFUND-2]', () => {
    const one = addUnits([], pads, 1);
    const more = [one];
    for (const count of [2, -1, -5]) more.push(addUnits(more.at(-1)!, pads, count));
    expect(more.map((picks) => picks.map(({ units }) => units))).toEqual([[1], [2], [1], []]);
    expect(one).toEqual([{ line: 'pads', units: 1, reason: null, isUnopened: false }]);
    expect(addUnits([], { ...pads, isDonation: true }, 1)[0]!.isUnopened).toBe(true);
  });

  it('keeps only what is still refundable', () => {
    const picks = addUnits([], pads, 2);
    expect([keepPossible(picks, [{ ...pads, refundable: 1 }]), keepPossible(picks, [])]).toEqual([
      [{ ...picks[0], units: 1 }],
      [],
    ]);
  });

  it('names its missing fields [FORM-9]', () => {
    const [pick] = addUnits([], pads, 1);
    const lacks = (picks: NonNullable<typeof pick>[], note = '') =>
      refundDraftErrors({ picks, note }).map(({ field, code }) => `${field} ${code}`);
    expect([
      lacks([]),
      lacks([pick!], 'a'.repeat(1001)),
      lacks([{ ...pick!, reason: 'CHANGED_MIND' }]),
      lacks([{ ...pick!, reason: 'DAMAGED' }], 'a'.repeat(1000)),
    ]).toEqual([['lines required'], ['reason.pads required', 'note tooLong'], ['isUnopened.pads notAccepted'], []]);
  });
});
