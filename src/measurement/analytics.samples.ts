import { createApi } from '../services/http/index.ts';

export interface Told {
  event: string;
  url: string;
  parameters: object;
}

/** A shop's analytics as a page meets it: what it was told, event by event, and how many visits were begun. */
export function playAnalytics() {
  const told: Told[] = [];
  let visits = 0;
  const api = createApi({
    baseUrl: 'http://localhost/api',
    language: () => 'tr',
    regionId: 'TR',
    token: () => null,
    fetch: async (request) => {
      const { event, url, parameters } = (await request.json()) as Told;
      if (request.url.endsWith('/web/track')) visits += 1;
      if (request.url.endsWith('/web/event')) told.push({ event, url, parameters });
      return Response.json({ status: 'success', data: { receiver_id: 'f'.repeat(32) } });
    },
  });
  return { api, told, visits: () => visits };
}
