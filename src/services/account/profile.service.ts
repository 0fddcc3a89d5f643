import {
  type Account,
  type Corporation,
  type CorporationDraft,
  type CorporationType,
  isSamePhone,
  normalizePhone,
  type ProfileDraft,
  profileDraftOf,
} from '../../../domain/account/index.ts';
import { notFound } from '../../../domain/failure/index.ts';
import { toKurus } from '../../../domain/money/index.ts';
import type { components, paths } from '../../../openapi/types/account.d.ts';
import { type Api, read } from '../http/index.ts';

type WireAccount = components['schemas']['Account'];

export function toAccount(account: WireAccount): Account {
  const { _id, version, accountType, tags, firstName, lastName, email, phone, dateOfBirth, createdAt } = account;
  return {
    _id,
    version,
    accountType,
    tags,
    firstName,
    lastName,
    email,
    phone,
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

/**
 * Changes what differs from what was read; a new e-mail address waits for its owner's click. Rejects with
 * CONFLICT_VERSION, WRONG_PASSWORD, SIGN_IN_AGAIN, or the fields that are wrong.
 */
export async function saveProfile(
  api: Api,
  { held, draft, password }: { held: Account; draft: ProfileDraft; password: string | null },
  signal?: AbortSignal,
): Promise<Account> {
  const before = profileDraftOf(held);
  const body: components['schemas']['AccountUpdate'] = {
    ...(draft.firstName !== before.firstName && { firstName: draft.firstName.trim() }),
    ...(draft.lastName !== before.lastName && { lastName: draft.lastName.trim() }),
    ...(!isSamePhone(draft.phone, before.phone) && { phone: normalizePhone(draft.phone) }),
    ...(draft.dateOfBirth !== before.dateOfBirth && { dateOfBirth: draft.dateOfBirth || null }),
    ...(draft.email !== before.email && { email: draft.email.trim() }),
    ...(password !== null && { currentPassword: password }),
  };
  const params = { query: { version: held.version } };
  return toAccount(
    await read(api.client<paths>().POST('/private/user/users/update-account', { params, body, signal })),
  );
}

const toCorporation = ({ _id, version, corporation }: WireAccount): Corporation => {
  if (!corporation) throw notFound();
  return { _id, version, ...corporation };
};

/** The corporation of a charity account. */
export async function readCorporation(api: Api, signal?: AbortSignal): Promise<Corporation> {
  return toCorporation(await read(api.client<paths>().GET('/private/user/users/profile', { signal })));
}

/** Rejects with CONFLICT_VERSION, or the fields that are wrong. */
export async function saveCorporation(
  api: Api,
  { held, draft }: { held: Corporation; draft: CorporationDraft },
  signal?: AbortSignal,
): Promise<Corporation> {
  const website = draft.website.trim();
  const body: components['schemas']['CorporationProfile'] = {
    corporationName: draft.corporationName.trim(),
    corporationType: draft.corporationType as CorporationType,
    taxOffice: draft.taxOffice.trim(),
    taxNumber: draft.taxNumber.trim(),
    ...(website && { website }),
  };
  const params = { query: { version: held.version } };
  const path = '/private/user/users/update-corporation-profile';
  return toCorporation(await read(api.client<paths>().POST(path, { params, body, signal })));
}

/** The signed-in account. Rejects with kind `unauthorized` when the token does not count any more. */
export async function readProfile(api: Api, signal?: AbortSignal): Promise<Account> {
  return toAccount(await read(api.client<paths>().GET('/private/user/users/profile', { signal })));
}
