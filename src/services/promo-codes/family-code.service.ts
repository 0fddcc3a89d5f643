import { toKurus } from '../../../domain/money/index.ts';
import type { FamilyCode, FamilyCodeUse } from '../../../domain/promo/index.ts';
import type { components, paths } from '../../../openapi/types/promo-codes.d.ts';
import { type Api, read } from '../http/index.ts';

type Wire = components['schemas'];

/** One page of the server. */
const shownUses = 50;

const toFamilyCode = ({ rewardAmount, earnedAmount, ...code }: Wire['FamilyCode']): FamilyCode => ({
  ...code,
  rewardAmount: toKurus(rewardAmount),
  earnedAmount: toKurus(earnedAmount),
});

export async function readFamilyCode(api: Api, signal?: AbortSignal): Promise<FamilyCode> {
  return toFamilyCode(await read(api.client<paths>().GET('/private/user/promo-code', { signal })));
}

/** Links with the former code stop working. Rejects with CODE_TAKEN. */
export async function editFamilyCode(api: Api, code: string, signal?: AbortSignal): Promise<FamilyCode> {
  return toFamilyCode(
    await read(api.client<paths>().PATCH('/private/user/promo-code/edit', { body: { code }, signal })),
  );
}

/** Uses of the code, the latest first. */
export async function listFamilyCodeUses(api: Api, signal?: AbortSignal): Promise<FamilyCodeUse[]> {
  const params = { query: { page: 0, limit: shownUses } };
  const { items } = await read(api.client<paths>().GET('/private/user/promo-code/usage-history', { params, signal }));
  return items.map(({ rewardAmount, ...use }) => ({ ...use, rewardAmount: toKurus(rewardAmount) }));
}
