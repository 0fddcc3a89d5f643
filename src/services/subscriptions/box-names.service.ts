import type { SubscriptionStatus } from '../../../domain/lifecycle/index.ts';
import type { paths } from '../../../openapi/types/subscriptions.d.ts';
import { type Api, read } from '../http/index.ts';

/**
 * This customer's subscriptions of which a box comes, by their names: none of one that is paused until it is resumed. In
 * a file of its own for the pages that need no more of them.
 */
export async function listBoxNames(
  api: Api,
  signal?: AbortSignal,
): Promise<{ _id: string; name: string; status: SubscriptionStatus }[]> {
  const params = { query: { query: '{}' } };
  const found = await read(api.client<paths>().GET('/private/user/subscriptions', { params, signal }));
  return found.flatMap(({ _id, name, status, pause }) => (pause?.until === null ? [] : [{ _id, name, status }]));
}
