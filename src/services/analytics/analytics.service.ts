import type { components, paths } from '../../../openapi/types/analytics.d.ts';
import type { ConsentChoices } from '../../../domain/consent/index.ts';
import { type Api, read } from '../http/index.ts';

type Wire = components['schemas'];

/** A transition of a machine that was taken: state id, event, state id. No context, no payload. */
export type FlowEdge = Wire['FlowEdgesRequest']['edges'][number];
export type AnalyticsEvent = Wire['EventName'];
export type Vital = Wire['VitalsRequest']['vitals'][number];

/** Milliseconds. Spec §9: measuring requests are aborted after three seconds, without an error. */
const patience = 3000;

/** `keepalive`: a request that is sent while a page closes still arrives. */
const quietly = () => ({ keepalive: true, signal: AbortSignal.timeout(patience) });

interface Begun {
  /** Id of an earlier visit whose visitor has changed the choice; else null. */
  id: string | null;
  url: string;
  referrer: string;
  consents: ConsentChoices;
  /** Time of the visitor's choice, ISO 8601. */
  consentedAt: string;
}

/** Begins a visit, or updates what its visitor allows; resolves to its random id. */
export async function beginVisit(
  api: Api,
  { id: known, url, referrer, consents, consentedAt }: Begun,
): Promise<string> {
  const body = {
    url,
    consentedAt,
    consents,
    ...(known !== null && { receiver_id: known }),
    ...(referrer && { referrer }),
  };
  const { receiver_id: id } = await read(
    api.client<paths>().POST('/analytics_service/v1/web/track', { ...quietly(), body }),
  );
  return id;
}

/** Records which transitions of a flow's machine a visit took; at most 200 at once. */
export async function recordEdges(
  api: Api,
  { visit, flow, flowVersion, edges }: { visit: string; flow: string; flowVersion: string; edges: FlowEdge[] },
): Promise<void> {
  const body = { receiver_id: visit, flow, flowVersion, edges };
  await read(api.client<paths>().POST('/analytics_service/v1/web/flow', { ...quietly(), body }));
}

export async function sendEvent(
  api: Api,
  {
    visit,
    ...event
  }: { visit: string; event: AnalyticsEvent; url: string; parameters: Wire['EventRequest']['parameters'] },
): Promise<void> {
  const body = { receiver_id: visit, ...event };
  await read(api.client<paths>().POST('/analytics_service/v1/web/event', { ...quietly(), body }));
}

/** Records speed and layout stability of one page load; `page` is its route, without values. */
export async function recordVitals(
  api: Api,
  { visit, ...load }: { visit: string } & Omit<Wire['VitalsRequest'], 'receiver_id'>,
): Promise<void> {
  const body = { receiver_id: visit, ...load };
  await read(api.client<paths>().POST('/analytics_service/v1/web/vitals', { ...quietly(), body }));
}
