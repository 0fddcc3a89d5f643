import { welcomeOffer } from '../../../domain/promo/index.ts';
import type { AppContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { studentPromoCode } from '../auth/index.ts';
import { insertNewCoupons, type NewCoupon } from './coupons.repository.ts';
import { hasPromoCodes, insertNewCodes, type NewPromoCode } from './promo-codes.repository.ts';

type NewCode = Omit<NewPromoCode, 'id' | 'createdAt'>;

const campaign = (code: string, rest: Partial<NewCode>): NewCode => ({
  code,
  kind: rest.amountKurus ? 'fixed' : 'percent',
  isActive: true,
  firstPurchaseOnly: false,
  ...rest,
});

/** For readers who confirm a promotional newsletter. */
export const welcomeCode = welcomeOffer.code;

/** Codes that the shop gives to customers. */
const ownCodes: NewCode[] = [
  campaign(welcomeCode, {
    amountKurus: welcomeOffer.amount,
    minimumKurus: welcomeOffer.minimum,
    firstPurchaseOnly: true,
    usageLimitPerAccount: 1,
  }),
  campaign(studentPromoCode, { kind: 'student', percent: 15 }),
];

/** For trying out in a sandbox: one code for each kind of limit. */
const demoCodes: NewCode[] = [
  campaign('MERCAN10', { percent: 10 }),
  campaign('BAHAR25', {
    percent: 25,
    startsAt: new Date('2025-03-01T00:00:00+03:00'),
    endsAt: new Date('2025-06-01T00:00:00+03:00'),
  }),
  campaign('SEPET75', { amountKurus: 7500, minimumKurus: 50_000, usageLimitPerAccount: 3 }),
  campaign('ABONE20', {
    percent: 20,
    purchaseTypes: ['subscription'],
    firstPurchaseOnly: true,
    usageLimitPerAccount: 1,
  }),
];

const demoCoupons: NewCoupon[] = [
  { code: 'KAMPUS50', partner: 'Kampüs Kart', kind: 'balance', amountKurus: 5000 },
  { code: 'SAHIL30', partner: 'Sahil Spor', kind: 'promoCode', amountKurus: 3000 },
  {
    code: 'KITAP40',
    partner: 'Kıyı Kitabevi',
    kind: 'balance',
    amountKurus: 4000,
    endsAt: new Date('2025-12-31T23:59:59+03:00'),
  },
];

export async function seedPromoCodes({
  db,
  ids,
  clock,
  config,
}: Pick<AppContext, 'db' | 'ids' | 'clock' | 'config'>): Promise<void> {
  if (await hasPromoCodes(db)) return;
  const isSandbox = config.mode === 'sandbox';
  const opening = isSandbox ? [...ownCodes, ...demoCodes] : ownCodes;
  const createdAt = clock.now();
  await withTransaction(db, async (tx) => {
    await insertNewCodes(
      tx,
      opening.map((code) => ({ id: ids.next(), createdAt, ...code })),
    );
    if (isSandbox) await insertNewCoupons(tx, demoCoupons);
  });
}
