import { createApi } from '../services/http/index.ts';

export interface MeasuredEvent {
  event: string;
  url: string;
  parameters: object;
}

export interface MeasuredVisit {
  receiver_id?: string;
  consents: object;
}

/** The shop's analytics, with the events and visits that it has received. */
export function playAnalytics(onVisit: () => void = () => {}) {
  const received: MeasuredEvent[] = [];
  const visits: MeasuredVisit[] = [];
  const counted: { flow: string; flowVersion: string }[] = [];
  let isDown = false;
  let lost = 0;
  const api = createApi({
    baseUrl: 'http://localhost/api',
    language: () => 'tr',
    regionId: 'TR',
    token: () => null,
    fetch: async (request) => {
      const { event, url, parameters, receiver_id, consents, flow, flowVersion } =
        (await request.json()) as MeasuredEvent & MeasuredVisit & (typeof counted)[number];
      if (isDown) {
        lost += 1;
        throw new TypeError('no answer');
      }
      if (request.url.endsWith('/web/track')) {
        visits.push({ consents, ...(receiver_id && { receiver_id }) });
        onVisit();
      }
      if (request.url.endsWith('/web/flow')) counted.push({ flow, flowVersion });
      if (request.url.endsWith('/web/event')) received.push({ event, url, parameters });
      return Response.json({ status: 'success', data: { receiver_id: 'f'.repeat(32) } });
    },
  });
  return { api, received, visits, counted, fail: (down: boolean) => void (isDown = down), lost: () => lost };
}
