import type { LeavingReason, PersonalData } from '../../../domain/account/index.ts';
import { isFailure } from '../../../domain/failure/index.ts';
import { toKurus } from '../../../domain/money/index.ts';
import type { LeavingReceipt, LeavingRequest } from '../../../machines/delete-account/index.ts';
import type { paths } from '../../../openapi/types/account.d.ts';
import { type Api, read } from '../http/index.ts';

const folder = '/private/user/users';

/** How much the shop stores about the customer, and what must end before the account can be deleted. */
export async function readPersonalData(api: Api, signal?: AbortSignal): Promise<PersonalData> {
  const { balance, obstacles, ...rest } = await read(api.client<paths>().GET(`${folder}/held-data`, { signal }));
  return {
    ...rest,
    balance: toKurus(balance.amount),
    obstacles: obstacles.map(({ code, _order, number }) => ({ code, orderId: _order, orderNumber: number })),
  };
}

/** In the order to show. Spec §3. */
export const listLeavingReasons = (api: Api, signal?: AbortSignal): Promise<LeavingReason[]> =>
  read(api.client<paths>().GET('/private/user/account-deletion-reasons', { signal }));

export interface DataFile {
  name: string;
  text: string;
}

/** Everything the shop stores about the customer, as one file. Rejects with WRONG_PASSWORD or SIGN_IN_AGAIN. */
export async function downloadPersonalData(api: Api, password: string, signal?: AbortSignal): Promise<DataFile> {
  const body = password === '' ? {} : { currentPassword: password };
  const data = await read(api.client<paths>().POST(`${folder}/held-data/file`, { body, signal }));
  return { name: `mercan-${data.exportedAt.slice(0, 10)}.json`, text: JSON.stringify(data, null, 2) };
}

/** Field names of the contract, and those of the form. */
const fieldNames: Readonly<Record<string, string>> = { _reason: 'reasonId', currentPassword: 'password' };

/** Erases the account. Rejects with CONFLICT_VERSION, an obstacle's code, WRONG_PASSWORD or SIGN_IN_AGAIN. */
export async function deleteAccount(
  api: Api,
  { version, request }: { version: number; request: LeavingRequest },
  signal?: AbortSignal,
): Promise<LeavingReceipt> {
  const { reasonId, note, password } = request;
  const body = {
    _reason: reasonId,
    ...(note.trim() && { note: note.trim() }),
    ...(password && { currentPassword: password }),
  };
  const params = { query: { version } };
  try {
    const { cancelledSubscriptionCount } = await read(
      api.client<paths>().POST(`${folder}/delete-account`, { params, body, signal }),
    );
    return { cancelledSubscriptionCount };
  } catch (error) {
    if (!isFailure(error)) throw error;
    throw { ...error, fields: error.fields?.map((one) => ({ ...one, field: fieldNames[one.field] ?? one.field })) };
  }
}
