import { fullName } from '../../../../domain/account/index.ts';
import { kurus, toDecimal } from '../../../../domain/money/index.ts';
import type { components, operations } from '../../../../openapi/types/ops.d.ts';
import type { AppContext } from '../../../platform/context.ts';
import { type Service, success } from '../../../platform/contract/contract.types.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { findFamilyCode, type ShopFamilyCode, switchCode } from '../../promo-codes/index.ts';
import { writeDown, written } from '../audit/index.ts';

type Wire = components['schemas'];

const nameOf = (account: ShopFamilyCode['owner']): string => (account ? fullName(account) : '');

const toShopCode = ({ row, owner, uses }: ShopFamilyCode): Wire['ShopFamilyCode'] => ({
  code: row.code,
  ...(nameOf(owner) && { owner: nameOf(owner) }),
  isStopped: !row.isActive,
  uses: uses.map(({ use, friend }) => ({
    ...(nameOf(friend) && { friend: nameOf(friend) }),
    usedAt: use.usedAt.toISOString(),
    // The query leaves RESERVED uses out.
    status: use.noReward ? 'NOT_EARNED' : (use.status as Exclude<typeof use.status, 'RESERVED'>),
    noReward: use.noReward,
    rewardAmount: toDecimal(kurus(use.rewardKurus)),
  })),
});

async function codeNamed(db: Executor, code: string): Promise<ShopFamilyCode> {
  const found = await findFamilyCode(db, code);
  if (!found) throw errors.notFound();
  return found;
}

/** Shows family codes with their uses and rewards, and switches them on and off. */
export function codeHandlers(context: AppContext): Pick<Service<operations>, 'showShopCode' | 'switchShopCode'> {
  return {
    showShopCode: async ({ params }) => success(toShopCode(await codeNamed(context.db, params.id))),
    switchShopCode: async (request) => {
      const done = await writeDown(context, written('switchShopCode', request), async (tx) => {
        const before = await codeNamed(tx, request.params.id);
        const { isStopped } = request.body;
        await switchCode(tx, before.row.id, !isStopped);
        return {
          action: {
            act: isStopped ? 'code.stop' : 'code.start',
            entity: before.row.id,
            before: { isStopped: !before.row.isActive },
            after: { isStopped },
          },
          answer: { code: toShopCode(await codeNamed(tx, request.params.id)) },
          about: before.row.ownerId,
        };
      });
      return success(done);
    },
  };
}
