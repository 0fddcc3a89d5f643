import { connectCoupons, type CouponsView } from '../../../machines/coupons/coupons.machine.ts';
import { readBalance } from '../../services/account/index.ts';
import type { Api } from '../../services/http/index.ts';
import { listCoupons, redeemCoupon } from '../../services/promo-codes/index.ts';

async function readView(api: Api, signal: AbortSignal): Promise<CouponsView> {
  const [coupons, balance] = await Promise.all([listCoupons(api, signal), readBalance(api, signal)]);
  return { coupons, balance };
}

/** `onRedeemed`: the account's balance may have changed. */
export const couponsFlow = (api: Api, onRedeemed: () => void) =>
  connectCoupons({
    readView: (_, signal) => readView(api, signal),
    perform: async ({ request }, signal) => {
      try {
        await redeemCoupon(api, request.code.trim(), signal);
      } finally {
        // Also without an answer: it may have been redeemed.
        onRedeemed();
      }
      return null;
    },
  });
