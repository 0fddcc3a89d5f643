import {
  type Account,
  isSamePhone,
  normalizeName,
  normalizePhone,
  type ProfileDraft,
  profileDraftOf,
} from '../../../domain/account/index.ts';
import type { components, paths } from '../../../openapi/types/account.d.ts';
import { type Api, read } from '../http/index.ts';
import { toAccount } from './profile.service.ts';

/**
 * Saves the fields that differ from the loaded profile; a new e-mail must be confirmed by its link. Rejects with
 * CONFLICT_VERSION, WRONG_PASSWORD, SIGN_IN_AGAIN, or the fields that are wrong.
 */
export async function saveProfile(
  api: Api,
  { loaded, draft, password }: { loaded: Account; draft: ProfileDraft; password: string | null },
  signal?: AbortSignal,
): Promise<Account> {
  const before = profileDraftOf(loaded);
  const firstName = normalizeName(draft.firstName);
  const lastName = normalizeName(draft.lastName);
  const phone = normalizePhone(draft.phone);
  const body: components['schemas']['AccountUpdate'] = {
    ...(firstName && firstName !== before.firstName && { firstName }),
    ...(lastName && lastName !== before.lastName && { lastName }),
    ...(phone.number && !isSamePhone(phone, before.phone) && { phone }),
    ...(draft.dateOfBirth !== before.dateOfBirth && { dateOfBirth: draft.dateOfBirth || null }),
    ...(draft.email !== before.email && { email: draft.email.trim() }),
    ...(password !== null && { currentPassword: password }),
  };
  const params = { query: { version: loaded.version } };
  return toAccount(
    await read(api.client<paths>().POST('/private/user/users/update-account', { params, body, signal })),
  );
}
