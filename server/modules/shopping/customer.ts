import { kurus } from '../../../domain/money/index.ts';
import type { Executor } from '../../platform/database/database.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { type Account, findAccount } from '../account/index.ts';
import { hasPurchased } from '../orders/index.ts';
import type { Customer } from './price-cart.ts';

export async function toCustomer(db: Executor, account: Account): Promise<Customer> {
  return {
    id: account.id,
    accountType: account.accountType,
    isStudent: account.tags.includes('STUDENT'),
    isFirstPurchase: !(await hasPurchased(db, account.id)),
    balance: kurus(account.balanceKurus),
  };
}

/** The signed-in customer as prices see them. Throws UNAUTHORIZED when the account is gone. */
export async function findCustomer(db: Executor, accountId: string): Promise<{ account: Account; customer: Customer }> {
  const account = await findAccount(db, accountId);
  if (!account) throw errors.unauthorized();
  return { account, customer: await toCustomer(db, account) };
}
