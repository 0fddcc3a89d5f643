import type { paths } from '../../../openapi/types/subscriptions.d.ts';
import { type Api, read } from '../http/index.ts';

/** `url` is sent once, by the call that makes the link. */
type Feed = { madeAt: string | null; url: string | null };

export async function readFeed(api: Api, signal?: AbortSignal): Promise<Feed> {
  const { madeAt } = await read(api.client<paths>().GET('/private/user/calendar-feed', { ...(signal && { signal }) }));
  return { madeAt, url: null };
}

/** Makes a new link; the former one stops working. */
export async function makeFeed(api: Api, signal?: AbortSignal): Promise<Feed> {
  return read(api.client<paths>().POST('/private/user/calendar-feed', { ...(signal && { signal }) }));
}

export async function withdrawFeed(api: Api, signal?: AbortSignal): Promise<Feed> {
  await read(api.client<paths>().POST('/private/user/calendar-feed/withdraw', { ...(signal && { signal }) }));
  return { madeAt: null, url: null };
}
