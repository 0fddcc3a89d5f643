import type { paths } from '../../../openapi/types/promo-codes.d.ts';
import { type Api, read } from '../http/index.ts';

/** The account's default code, or null. Spec §7. */
export async function findDefaultCode(api: Api, signal?: AbortSignal): Promise<string | null> {
  const answer = await read(api.client<paths>().GET('/private/user/promo-code/default-promo-code', { signal }));
  return answer.defaultPromoCode;
}
