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
    ...(draft.firstName !== before.firstName && { firstName: normalizeName(draft.firstName) }),
    ...(draft.lastName !== before.lastName && { lastName: normalizeName(draft.lastName) }),
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
