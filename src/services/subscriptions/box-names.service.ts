import type { SubscriptionStatus } from '../../../domain/lifecycle/index.ts';
import type { paths } from '../../../openapi/types/subscriptions.d.ts';
import { type Api, read } from '../http/index.ts';

/**
 * The customer's subscriptions by name, except those that are paused until the customer resumes them. In a file of its
 * own for pages that need no more of them.
 */
export async function listBoxNames(
  api: Api,
  signal?: AbortSignal,
): Promise<{ _id: string; name: string; status: SubscriptionStatus }[]> {
  const params = { query: { query: '{}' } };
  const found = await read(api.client<paths>().GET('/private/user/subscriptions', { params, signal }));
  return found.flatMap(({ _id, name, status, pause }) => (pause?.until === null ? [] : [{ _id, name, status }]));
}
