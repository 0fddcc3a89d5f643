import { msg } from '#words';
import { kurus, toDecimal, toKurus } from '../../../../domain/money/index.ts';
import type { components, operations } from '../../../../openapi/types/ops.d.ts';
import type { AppContext } from '../../../platform/context.ts';
import { type Service, success } from '../../../platform/contract/contract.types.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import {
  type Campaign,
  endCoupon,
  findCampaign,
  findShopCoupon,
  insertCampaign,
  insertCoupon,
  listCampaigns,
  listShopCoupons,
  type ShopCoupon,
  switchCode,
} from '../../promo-codes/index.ts';
import { operationsErrors } from '../responses/index.ts';
import { writeDown, written } from '../audit/index.ts';

type Wire = components['schemas'];
type Handled = Pick<
  Service<operations>,
  | 'listShopPromoCodes'
  | 'makeShopPromoCode'
  | 'switchShopPromoCode'
  | 'listShopCoupons'
  | 'makeShopCoupon'
  | 'endShopCoupon'
>;

const lira = (amount: number | null): number | null => (amount === null ? null : toDecimal(kurus(amount)));
const at = (instant: Date | null): string | null => instant?.toISOString() ?? null;
const dateOf = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

const toPromoCode = (row: Campaign): Wire['ShopPromoCode'] => ({
  code: row.code,
  kind: row.kind as Wire['ShopPromoCode']['kind'],
  percent: row.percent,
  amount: lira(row.amountKurus),
  startsAt: at(row.startsAt),
  endsAt: at(row.endsAt),
  minimumAmount: lira(row.minimumKurus),
  usageLimit: row.usageLimit,
  usageLimitPerAccount: row.usageLimitPerAccount,
  firstPurchaseOnly: row.firstPurchaseOnly,
  isStopped: !row.isActive,
  timesUsed: row.timesUsed,
});

const toCoupon = ({ code, partner, kind, amountKurus, endsAt, usageLimit, timesRedeemed }: ShopCoupon) => ({
  code,
  partner,
  kind,
  amount: toDecimal(kurus(amountKurus)),
  endsAt: at(endsAt),
  usageLimit,
  timesRedeemed,
});

async function campaignNamed(executor: Executor, code: string): Promise<Campaign> {
  const found = await findCampaign(executor, code);
  if (!found) throw errors.notFound();
  return found;
}

async function couponNamed(executor: Executor, code: string): Promise<ShopCoupon> {
  const found = await findShopCoupon(executor, code);
  if (!found) throw errors.notFound();
  return found;
}

/** Handlers to make, stop and end campaign codes and partners' coupons. */
export function campaignHandlers(context: AppContext): Handled {
  const { db, ids, clock } = context;

  function checkEnd(endsAt: Date | null, startsAt: Date | null): void {
    const least = startsAt && startsAt > clock.now() ? startsAt : clock.now();
    if (endsAt && endsAt <= least)
      throw errors.invalidField('endsAt', 'dateOutOfRange', msg`Başlamadan bitmiş olur. Daha geç bir gün seç.`);
  }

  return {
    listShopPromoCodes: async () => success((await listCampaigns(db)).map(toPromoCode)),
    makeShopPromoCode: async (request) => {
      const { code, discount, minimumAmount, usageLimit, usageLimitPerAccount, firstPurchaseOnly } = request.body;
      const [startsAt, endsAt] = [dateOf(request.body.startsAt), dateOf(request.body.endsAt)];
      checkEnd(endsAt, startsAt);
      const done = await writeDown(context, written('makeShopPromoCode', request), async (tx) => {
        const id = ids.next();
        const isMade = await insertCampaign(tx, {
          id,
          code,
          ...('percent' in discount
            ? { kind: 'percent', percent: discount.percent }
            : { kind: 'fixed', amountKurus: toKurus(discount.amount) }),
          isActive: true,
          startsAt,
          endsAt,
          minimumKurus: minimumAmount === undefined ? null : toKurus(minimumAmount),
          usageLimit: usageLimit ?? null,
          usageLimitPerAccount: usageLimitPerAccount ?? null,
          firstPurchaseOnly: firstPurchaseOnly ?? false,
          createdAt: clock.now(),
        });
        if (!isMade) throw operationsErrors.codeTaken();
        const promoCode = toPromoCode(await campaignNamed(tx, code));
        return {
          action: { act: 'promoCode.make', entity: id, before: null, after: promoCode },
          answer: { promoCode },
          about: null,
        };
      });
      return success(done);
    },
    switchShopPromoCode: async (request) => {
      const { isStopped } = request.body;
      const done = await writeDown(context, written('switchShopPromoCode', request), async (tx) => {
        const { id, code, isActive } = await campaignNamed(tx, request.params.id);
        await switchCode(tx, id, !isStopped);
        return {
          action: {
            act: isStopped ? 'promoCode.stop' : 'promoCode.start',
            entity: id,
            before: { code, isStopped: !isActive },
            after: { code, isStopped },
          },
          answer: { promoCode: toPromoCode(await campaignNamed(tx, code)) },
          about: null,
        };
      });
      return success(done);
    },
    listShopCoupons: async () => success((await listShopCoupons(db)).map(toCoupon)),
    makeShopCoupon: async (request) => {
      const { code, partner, kind, amount, usageLimit } = request.body;
      const endsAt = dateOf(request.body.endsAt);
      checkEnd(endsAt, null);
      const done = await writeDown(context, written('makeShopCoupon', request), async (tx) => {
        const row = { code, partner: partner.trim(), kind, amountKurus: toKurus(amount), endsAt, usageLimit };
        if (!(await insertCoupon(tx, row))) throw operationsErrors.codeTaken();
        const coupon = toCoupon(await couponNamed(tx, code));
        return {
          action: { act: 'coupon.make', entity: code, before: null, after: coupon },
          answer: { coupon },
          about: null,
        };
      });
      return success(done);
    },
    endShopCoupon: async (request) => {
      const done = await writeDown(context, written('endShopCoupon', request), async (tx) => {
        const before = await couponNamed(tx, request.params.id);
        const now = clock.now();
        // A coupon that had ended before keeps its end.
        if (before.endsAt === null || before.endsAt > now) await endCoupon(tx, before.code, now);
        const coupon = toCoupon(await couponNamed(tx, before.code));
        return {
          action: {
            act: 'coupon.end',
            entity: before.code,
            before: { endsAt: at(before.endsAt) },
            after: { endsAt: coupon.endsAt },
          },
          answer: { coupon },
          about: null,
        };
      });
      return success(done);
    },
  };
}
