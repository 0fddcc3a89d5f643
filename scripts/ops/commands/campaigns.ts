import { codeText } from '../../../domain/text/index.ts';
import type { components } from '../../../openapi/types/ops.d.ts';
import { ask, newKey, Refused } from '../client.ts';
import { day, type Given, idOf, lira, type Noun, type Options, print, reportDryRun, writing } from '../command.ts';

type Wire = components['schemas'];

const dayMilliseconds = 86_400_000;

/** The start of a day in Istanbul, or with `--until` its end. */
function instantOf(name: 'from' | 'until', options: Options): string | undefined {
  const text = options[name];
  if (text === undefined) return undefined;
  const start = Date.parse(`${text}T00:00:00+03:00`);
  if (Number.isNaN(start)) throw new Refused(`--${name} is a day: --${name} 2026-08-31.`);
  return new Date(name === 'until' ? start + dayMilliseconds : start).toISOString();
}

function numberOf(name: 'percent' | 'amount' | 'minimum' | 'uses' | 'uses-each', options: Options): number | undefined {
  const text = options[name];
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!(value > 0)) throw new Refused(`--${name} is a number above 0.`);
  return value;
}

const codeOf = (ids: readonly string[]): string => codeText(idOf(ids, 'code'));

const promoRow = (promo: Wire['ShopPromoCode']) => ({
  code: promo.code,
  off: promo.percent === null ? lira(promo.amount ?? 0) : `${promo.percent}%`,
  from: promo.startsAt && day(promo.startsAt),
  until: promo.endsAt && day(promo.endsAt),
  minimum: promo.minimumAmount && lira(promo.minimumAmount),
  used: promo.usageLimit === null ? promo.timesUsed : `${promo.timesUsed} of ${promo.usageLimit}`,
  each: promo.usageLimitPerAccount,
  stopped: promo.isStopped,
});

const couponRow = (coupon: Wire['ShopCoupon']) => ({
  code: coupon.code,
  partner: coupon.partner,
  kind: coupon.kind,
  amount: lira(coupon.amount),
  until: coupon.endsAt && day(coupon.endsAt),
  redeemed: coupon.usageLimit === null ? coupon.timesRedeemed : `${coupon.timesRedeemed} of ${coupon.usageLimit}`,
});

function discountOf(options: Options): Wire['PercentOff'] | Wire['AmountOff'] {
  const [percent, amount] = [numberOf('percent', options), numberOf('amount', options)];
  if (percent !== undefined && amount === undefined) return { percent };
  if (amount !== undefined && percent === undefined) return { amount };
  throw new Refused('How much is off? Either --percent 20 or --amount 75.');
}

async function switchPromo({ shop, ids, options }: Given, isStopped: boolean): Promise<void> {
  const params = { path: { id: codeOf(ids) }, header: newKey() };
  const done = await ask(shop.POST('/promo-codes/{id}/switch', { params, body: { isStopped, ...writing(options) } }));
  print([promoRow(done.promoCode)], done, options);
  reportDryRun(done);
}

export const promos: Noun = {
  list: {
    words: '[--json | --csv]: codes of campaigns, the newest first',
    async run({ shop, options }) {
      const found = await ask(shop.GET('/promo-codes'));
      print(found.map(promoRow), found, options);
    },
  },
  make: {
    words:
      'CODE --percent 20 | --amount 75 [--from DAY] [--until DAY] [--minimum LIRA] [--uses N] [--uses-each N] [--first-purchase] --reason WHY [--dry-run]',
    async run({ shop, ids, options }) {
      const [startsAt, endsAt] = [instantOf('from', options), instantOf('until', options)];
      const [minimumAmount, usageLimit] = [numberOf('minimum', options), numberOf('uses', options)];
      const usageLimitPerAccount = numberOf('uses-each', options);
      const body = {
        code: codeOf(ids),
        discount: discountOf(options),
        ...(startsAt && { startsAt }),
        ...(endsAt && { endsAt }),
        ...(minimumAmount && { minimumAmount }),
        ...(usageLimit && { usageLimit }),
        ...(usageLimitPerAccount && { usageLimitPerAccount }),
        firstPurchaseOnly: options['first-purchase'] ?? false,
        ...writing(options),
      };
      const done = await ask(shop.POST('/promo-codes', { params: { header: newKey() }, body }));
      print([promoRow(done.promoCode)], done, options);
      reportDryRun(done);
    },
  },
  stop: { words: 'CODE --reason WHY [--dry-run]: no discount any more', run: (given) => switchPromo(given, true) },
  start: { words: 'CODE --reason WHY [--dry-run]: it counts again', run: (given) => switchPromo(given, false) },
};

export const coupons: Noun = {
  list: {
    words: '[--json | --csv]: coupons of partners, and how many were redeemed',
    async run({ shop, options }) {
      const found = await ask(shop.GET('/coupons'));
      print(found.map(couponRow), found, options);
    },
  },
  make: {
    words:
      'CODE --partner NAME --amount LIRA --uses N [--kind balance | promoCode] [--until DAY] --reason WHY [--dry-run]',
    async run({ shop, ids, options }) {
      const [amount, usageLimit] = [numberOf('amount', options), numberOf('uses', options)];
      const { partner, kind = 'balance' } = options;
      if (partner === undefined || amount === undefined || usageLimit === undefined) {
        throw new Refused('Name the partner, the amount and how many: --partner "Kampüs Kart" --amount 50 --uses 200.');
      }
      if (kind !== 'balance' && kind !== 'promoCode') throw new Refused('--kind is balance or promoCode.');
      const endsAt = instantOf('until', options);
      const about = { code: codeOf(ids), partner, kind, amount, usageLimit, ...(endsAt && { endsAt }) } as const;
      const body = { ...about, ...writing(options) };
      const done = await ask(shop.POST('/coupons', { params: { header: newKey() }, body }));
      print([couponRow(done.coupon)], done, options);
      reportDryRun(done);
    },
  },
  end: {
    words: 'CODE --reason WHY [--dry-run]: it cannot be redeemed any more; what was redeemed stays',
    async run({ shop, ids, options }) {
      const params = { path: { id: codeOf(ids) }, header: newKey() };
      const done = await ask(shop.POST('/coupons/{id}/end', { params, body: writing(options) }));
      print([couponRow(done.coupon)], done, options);
      reportDryRun(done);
    },
  },
};
