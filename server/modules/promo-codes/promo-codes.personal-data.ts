import type { AppContext } from '../../platform/context.ts';
import { type PersonalData, withKind } from '../../platform/personal-data/personal-data.ts';
import { readRedemptionsCopy } from './coupons.repository.ts';
import { closeCodesOf, findCodeOf } from './promo-codes.repository.ts';
import { listUsesBy } from './promo-uses.repository.ts';

/** A family code may contain its owner's name: it is closed, renamed and loses its owner. */
export const promoCodesData = ({ ids }: Pick<AppContext, 'ids'>): PersonalData => ({
  tables: {
    promo_codes: { unnamed: 'friends have used the code; it is closed and has neither name nor owner' },
    promo_uses: { unnamed: 'how often a code was used, and what its owner is owed' },
    coupons: 'impersonal',
    coupon_redemptions: { unnamed: 'a coupon counts once' },
  },
  erase: (tx, { id }) => closeCodesOf(tx, id, `CLOSED-${ids.next()}`.toUpperCase()),
  async copy(db, { id }) {
    const code = await findCodeOf(db, id);
    return {
      codes: [
        ...withKind('familyCode', code ? [code] : []),
        ...withKind('used', await listUsesBy(db, id)),
        ...withKind('coupon', await readRedemptionsCopy(db, id)),
      ],
    };
  },
});
