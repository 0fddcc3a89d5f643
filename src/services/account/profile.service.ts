import type { Account } from '../../../domain/account/index.ts';
import { toKurus } from '../../../domain/money/index.ts';
import type { components, paths } from '../../../openapi/types/account.d.ts';
import { type Api, read } from '../http/index.ts';

export function toAccount(account: components['schemas']['Account']): Account {
  const { _id, version, accountType, tags, email, dateOfBirth, createdAt } = account;
  return {
    _id,
    version,
    accountType,
    tags,
    firstName: account.firstName ?? null,
    lastName: account.lastName ?? null,
    email,
    phone: account.phone ?? null,
    dateOfBirth,
    createdAt,
    balance: toKurus(account.balance.amount),
    defaultPromoCode: account.defaultPromoCode,
    communicationAgreementSignedAt: account.agreementsSignedDate.communicationAgreement,
    lastSuccessfulLogin: account.auth.lastSuccessfulLogin,
    hasPassword: account.auth.hasPassword,
    pendingEmail: account.pendingEmail,
  };
}

/** The signed-in account. Rejects with kind `unauthorized` when the token is not valid any more. */
export async function readProfile(api: Api, signal?: AbortSignal): Promise<Account> {
  return toAccount(await read(api.client<paths>().GET('/private/user/users/profile', { signal })));
}
