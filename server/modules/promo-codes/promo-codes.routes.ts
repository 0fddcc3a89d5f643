import type { operations } from '../../../openapi/types/promo-codes.d.ts';
import { type SessionAccount, signedIn } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { findAccount } from '../account/index.ts';
import { studentPromoCode } from '../auth/index.ts';
import { listCoupons, redeemCoupon } from './coupons.service.ts';
import { editFamilyCode, listFamilyCodeUses, readFamilyCode } from './family-code.service.ts';
import { findPromoRule } from './promo-codes.repository.ts';

/** Family code and coupons are for normal accounts. Spec §2. */
function normalAccountId(request: { account: SessionAccount | null }): string {
  const { id, accountType } = signedIn(request);
  if (accountType !== 'normal') throw errors.forbidden();
  return id;
}

async function defaultCodeOf({ db }: AppContext, accountId: string): Promise<string | null> {
  const account = await findAccount(db, accountId);
  const code = account?.defaultPromoCode ?? (account?.tags.includes('STUDENT') ? studentPromoCode : null);
  if (code === null) return null;
  const found = await findPromoRule(db, code, accountId);
  return found?.rule.isActive ? found.rule.code : null;
}

export function promoCodesHandlers(context: AppContext): Service<operations> {
  return {
    getDefaultPromoCode: async (request) =>
      success({ defaultPromoCode: await defaultCodeOf(context, signedIn(request).id) }),
    getFamilyCode: async (request) => success(await readFamilyCode(context, normalAccountId(request))),
    editFamilyCode: async (request) =>
      success(await editFamilyCode(context, normalAccountId(request), request.body.code)),
    listFamilyCodeUses: async (request) => {
      const { page = 0, limit = 10 } = request.query;
      return success(await listFamilyCodeUses(context, normalAccountId(request), page, limit));
    },
    listCoupons: async (request) => success(await listCoupons(context, normalAccountId(request))),
    redeemCoupon: async (request) => success(await redeemCoupon(context, normalAccountId(request), request.body.code)),
  };
}
