import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import type { PromoError } from '../../domain/promo/index.ts';
import { type AnalyticsEvent, beginVisit, type FlowEdge, recordEdges, sendEvent } from '../services/analytics/index.ts';
import type { Api } from '../services/http/index.ts';

/** Grows when what is recorded of a flow changes its meaning. */
const recorded = '1';
const pause = 2000;
const most = 200;
const visitKey = 'mercan/visit';

type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>;

const flowName = (machineId: string) => machineId.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The ways one step took. A transition that stays leads to where it began; one without an event is `always`. */
export function edgesOf(transitions: readonly AnyTransitionDefinition[]): { flow: string; edge: FlowEdge }[] {
  return transitions.flatMap(({ source, target, eventType }) =>
    (target ?? [source]).map(({ id }) => ({
      flow: flowName(source.machine.id),
      edge: { from: source.id, event: eventType || 'always', to: id },
    })),
  );
}

/** Follows flows: their ways are sent in small heaps, the analytics event of a state when it is entered. */
export function measureFlows(api: Api, isAllowed: () => boolean): (flow: AnyActorRef) => void {
  const visit = createVisit(api);
  const followed = new WeakSet<object>();
  const heaps = new Map<string, FlowEdge[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const sent = [...heaps];
    heaps.clear();
    if (!isAllowed()) return;
    for (const [flow, edges] of sent) {
      for (let from = 0; from < edges.length; from += most) {
        const heap = edges.slice(from, from + most);
        void visit((id) => recordEdges(api, { visit: id, flow, flowVersion: recorded, edges: heap }));
      }
    }
  };
  const take = ({ _transitions }: Microstep) => {
    for (const { flow, edge } of edgesOf(_transitions)) {
      const heap = heaps.get(flow);
      if (heap) heap.push(edge);
      else heaps.set(flow, [edge]);
    }
    timer ??= setTimeout(flush, pause);
  };
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });

  const announce = createAnnouncer((event, flow) => {
    const url = location.href;
    if (isAllowed()) void visit((id) => sendEvent(api, { visit: id, event, url, parameters: { flow } }));
  });
  return (flow) => {
    // A child shares its parent's system, and is seen there.
    if (followed.has(flow.system)) return;
    followed.add(flow.system);
    announce(flow, flow.getSnapshot());
    flow.system.inspect((inspected) => {
      if (inspected.type === '@xstate.microstep') take(inspected);
      if (inspected.type === '@xstate.snapshot') announce(inspected.actorRef, inspected.snapshot);
    });
  };
}

/** Says once per entry which analytics event an entered state stands for (`meta.analytics`). */
function createAnnouncer(say: (event: AnalyticsEvent, flow: string) => void) {
  const before = new WeakMap<object, ReadonlySet<unknown>>();
  return (actor: object, snapshot: unknown) => {
    if (!isMachineSnapshot(snapshot)) return;
    const known = before.get(actor);
    before.set(actor, new Set(snapshot._nodes));
    for (const node of snapshot._nodes) {
      const { analytics } = (node.meta ?? {}) as { analytics?: AnalyticsEvent };
      if (analytics && !known?.has(node)) say(analytics, flowName(node.machine.id));
    }
  };
}

const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot;

/** Spec §8: code and English message of a refused code. Call it only with consent given. */
export function reportPromoRefusal(api: Api, { code, message }: PromoError): Promise<void> {
  const parameters = { promoErrorCode: Number(code), promoErrorMessage: message.en };
  const url = location.origin + location.pathname;
  return createVisit(api)((visit) => sendEvent(api, { visit, event: 'PageView', url, parameters }));
}

/** One id for as long as this tab is open, asked for when first needed. What cannot be sent is lost, and nobody hears of it. */
function createVisit(api: Api) {
  let id: Promise<string> | null = null;
  const begin = async (): Promise<string> => {
    const kept = sessionStorage.getItem(visitKey);
    if (kept) return kept;
    const begun = await beginVisit(api, { url: location.href, referrer: document.referrer });
    sessionStorage.setItem(visitKey, begun);
    return begun;
  };
  return async (send: (id: string) => Promise<void>): Promise<void> => {
    try {
      id ??= begin();
      await send(await id);
    } catch {
      id = null;
    }
  };
}
