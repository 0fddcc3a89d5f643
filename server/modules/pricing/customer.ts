import { kurus } from '../../../domain/money/index.ts';
import type { Db } from '../../platform/database/database.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { type Account, prepareFindAccount } from '../account/index.ts';
import { prepareHasPurchased } from '../orders/index.ts';
import type { Customer } from './price-cart.ts';

export const toCustomer = (account: Account, hasPurchased: boolean): Customer => ({
  id: account.id,
  accountType: account.accountType,
  isStudent: account.tags.includes('STUDENT'),
  isFirstPurchase: !hasPurchased,
  balance: kurus(account.balanceKurus),
});

/** The signed-in customer's pricing data, read on every call. Throws UNAUTHORIZED when the account is gone. */
export type FindCustomer = (accountId: string) => Promise<{ account: Account; customer: Customer }>;

export function createFindCustomer(db: Db): FindCustomer {
  const findAccount = prepareFindAccount(db);
  const hasPurchased = prepareHasPurchased(db);
  return async (accountId) => {
    const [account, isReturning] = await Promise.all([findAccount(accountId), hasPurchased(accountId)]);
    if (!account) throw errors.unauthorized();
    return { account, customer: toCustomer(account, isReturning) };
  };
}
