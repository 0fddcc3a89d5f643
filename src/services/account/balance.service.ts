import type { Balance } from '../../../domain/account/index.ts';
import { toKurus } from '../../../domain/money/index.ts';
import type { paths } from '../../../openapi/types/account.d.ts';
import { type Api, read } from '../http/index.ts';

/** The balance for the checkout, with its latest 50 movements. */
export async function readBalance(api: Api, signal?: AbortSignal): Promise<Balance> {
  const { balance, movements } = await read(
    api.client<paths>().POST('/private/user/users/account-balance', { signal }),
  );
  return {
    amount: toKurus(balance.amount),
    movements: movements.map(({ _id, reason, amount, createdAt }) => ({
      _id,
      reason,
      amount: toKurus(amount),
      createdAt,
    })),
  };
}
