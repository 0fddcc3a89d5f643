import { fill, msg } from '#words';
import { kurus, toDecimal } from '../../../domain/money/index.ts';
import { FAMILY_CODE_LENGTH, normalizeFamilyCode, validateFamilyCode } from '../../../domain/promo/index.ts';
import type { components } from '../../../openapi/types/promo-codes.d.ts';
import type { AppContext } from '../../platform/context.ts';
import { isUniqueViolation, withTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { type Account, findAccount } from '../account/index.ts';
import { isCoupon } from './coupons.repository.ts';
import {
  familyFriendPercent,
  familyRewardKurus,
  findCodeOf,
  insertNewCodes,
  type PromoCode,
  renameCode,
} from './promo-codes.repository.ts';
import { listUses, sumUses } from './promo-uses.repository.ts';

type Schemas = components['schemas'];

/** Without 0, O, 1 and I, which are confused when a code is read out. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const suffixLength = 4;

const codeTaken = () => new ApiError(409, 'CODE_TAKEN', msg`Bu kod başkasının. Başka bir tane dene.`);

/** "Şükran Işıl" → SUKRAN. */
function lettersOf(name: string): string {
  const plain = name.replaceAll('ı', 'i').normalize('NFD').toUpperCase();
  return plain.replace(/[^A-Z]/g, '').slice(0, 6) || 'MERCAN';
}

export function randomCharacters(ids: AppContext['ids'], length: number): string {
  const bytes = Buffer.from(ids.secret(length), 'base64url');
  return [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/** The account's code, created on the first request. */
async function ensureFamilyCode({ db, ids, clock }: AppContext, accountId: string): Promise<PromoCode> {
  const account = await findAccount(db, accountId);
  if (!account) throw errors.unauthorized();
  for (;;) {
    const known = await findCodeOf(db, accountId);
    if (known) return known;
    // Nothing is inserted when the code is taken or a concurrent request was faster; then read again.
    await withTransaction(db, (tx) =>
      insertNewCodes(tx, [
        {
          id: ids.next(),
          code: lettersOf(account.firstName ?? '') + randomCharacters(ids, suffixLength),
          kind: 'family',
          isActive: true,
          percent: familyFriendPercent,
          firstPurchaseOnly: true,
          usageLimitPerAccount: 1,
          ownerId: accountId,
          createdAt: clock.now(),
        },
      ]),
    );
  }
}

async function toView({ db, config }: AppContext, row: PromoCode): Promise<Schemas['FamilyCode']> {
  const { uses, earnedKurus } = await sumUses(db, row.id);
  return {
    code: row.code,
    shareUrl: `${config.publicUrl}/?familyCode=${row.code}`,
    friendDiscountPercent: row.percent ?? 0,
    rewardAmount: toDecimal(kurus(familyRewardKurus)),
    useCount: uses,
    earnedAmount: toDecimal(kurus(earnedKurus)),
    isStopped: !row.isActive,
  };
}

export async function readFamilyCode(context: AppContext, accountId: string): Promise<Schemas['FamilyCode']> {
  return toView(context, await ensureFamilyCode(context, accountId));
}

const refusals = {
  required: msg`Bu alan gerekli.`,
  tooShort: fill(msg`En az {limit} karakter olmalı.`, { limit: FAMILY_CODE_LENGTH.least }),
  tooLong: fill(msg`En çok {limit} karakter olabilir.`, { limit: FAMILY_CODE_LENGTH.most }),
  invalid: msg`Bu alan beklenen biçimde değil.`,
};

/** Changes the code, however it is typed; the former one stops working. Throws CODE_TAKEN, or VALIDATION if invalid. */
export async function editFamilyCode(
  context: AppContext,
  accountId: string,
  typed: string,
): Promise<Schemas['FamilyCode']> {
  const { db } = context;
  const error = validateFamilyCode(typed);
  if (error !== null) throw errors.invalidField('code', error, refusals[error]);
  const code = normalizeFamilyCode(typed);
  const own = await ensureFamilyCode(context, accountId);
  if (own.code === code) return toView(context, own);
  if (await isCoupon(db, code)) throw codeTaken();
  try {
    await withTransaction(db, (tx) => renameCode(tx, own.id, code));
  } catch (error) {
    if (isUniqueViolation(error)) throw codeTaken();
    throw error;
  }
  return toView(context, { ...own, code });
}

/** "Zeynep Kaya" → "Z*** K***": hides the friend's identity from the code's owner. */
const initials = ({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].flatMap((name) => (name ? `${String.fromCodePoint(name.codePointAt(0)!)}***` : [])).join(' ');

export async function listFamilyCodeUses(
  context: AppContext,
  accountId: string,
  page: number,
  limit: number,
): Promise<Schemas['FamilyCodeUsePage']> {
  const { db } = context;
  const own = await ensureFamilyCode(context, accountId);
  const [uses, { all }] = [await listUses(db, own.id, page, limit), await sumUses(db, own.id)];
  const items: Schemas['FamilyCodeUse'][] = [];
  for (const use of uses) {
    const friend = await findAccount(db, use.accountId);
    items.push({
      _id: use.id,
      name: (friend && initials(friend)) || '***',
      usedAt: use.usedAt.toISOString(),
      status: use.noReward ? 'NOT_EARNED' : use.status,
      rewardAmount: toDecimal(kurus(use.rewardKurus)),
    });
  }
  return { items, pageInfo: { page, limit, total: all } };
}
