import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { flowVersions } from 'virtual:flow-versions';
import type { PromoError } from '../../domain/promo/index.ts';
import { type AnalyticsEvent, type FlowEdge, recordEdges, sendEvent } from '../services/analytics/index.ts';
import { withoutIds } from '../../domain/token/index.ts';
import { fieldsOf } from '../../domain/untrusted/index.ts';
import type { Api } from '../services/http/index.ts';
import { type Parameters, parametersOfState, parametersOfWay } from './event-parameters.ts';
import { flowName } from './flow-name.ts';
import { forgetMeasured, noteMeasured } from './visit/measured-once.ts';
import { visitOf } from './visit/visit.ts';

const pause = 2000;
const most = 200;

type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>;

/** The transitions of one step. One without a target leads to its source; one without an event is `always`. */
export function edgesOf(transitions: readonly AnyTransitionDefinition[]): { flow: string; edge: FlowEdge }[] {
  return transitions.flatMap(({ source, target, eventType }) =>
    (target ?? [source]).map(({ id }) => ({
      flow: flowName(source.machine.id),
      edge: { from: source.id, event: eventType || 'always', to: id },
    })),
  );
}

/**
 * Follows flows, from their steps in `past` on: transitions are sent in small batches, the analytics event of a
 * transition or a state when it is taken or entered.
 */
export function measureFlows(
  api: Api,
  isAllowed: () => boolean,
): (flow: AnyActorRef, past?: readonly InspectionEvent[]) => void {
  const visit = visitOf(api);
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
        void visit((id) =>
          recordEdges(api, { visit: id, flow, flowVersion: flowVersions[flow] ?? 'none', edges: heap }),
        );
      }
    }
  };
  const take = ({ _transitions, event }: Microstep) => {
    // Lines leave the cart because they were paid for, wherever that was: a checkout has ended.
    if (event.type === 'cart.taken' && fieldsOf(event)['isMoved'] !== true) forgetMeasured();
    if (!isAllowed()) return;
    for (const { flow, edge } of edgesOf(_transitions)) {
      const heap = heaps.get(flow);
      if (heap) heap.push(edge);
      else heaps.set(flow, [edge]);
    }
    timer ??= setTimeout(flush, pause);
    for (const { meta, source } of _transitions) {
      const { analytics } = (meta ?? {}) as Announced;
      if (analytics && !isPutBack(event))
        say(analytics, { flow: flowName(source.machine.id), ...parametersOfWay(event) });
    }
  };
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });

  const say = (event: AnalyticsEvent, parameters: Parameters) => {
    const url = here();
    if (isAllowed()) void visit((id) => sendEvent(api, { visit: id, event, url, parameters }));
  };
  const announce = createAnnouncer(say, isAllowed);
  const receive = (inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.microstep') take(inspected);
    if (inspected.type === '@xstate.snapshot') announce(inspected.actorRef, inspected.snapshot);
  };
  return (flow, past = []) => {
    // A child shares its parent's system, and is followed with it.
    if (followed.has(flow.system)) return;
    followed.add(flow.system);
    for (const step of past) receive(step);
    announce(flow, flow.getSnapshot());
    flow.system.inspect(receive);
  };
}

/** True for a line that an undo has put back, and not the shopper. */
const isPutBack = (event: unknown): boolean => fieldsOf(event)['isPutBack'] === true;

/** The part of the router that the measurement needs: the event that a page is shown. */
export interface PageNews {
  subscribe: (news: 'onResolved', listener: () => void) => unknown;
}

/** Reports which pages are viewed, beginning with the open one. */
export function measurePages(api: Api, isAllowed: () => boolean, router: PageNews): void {
  let shown: string | null = null;
  const say = () => {
    const url = here();
    if (url === shown) return;
    shown = url;
    if (!isAllowed()) return;
    void visitOf(api)((id) => sendEvent(api, { visit: id, event: 'PageView', url, parameters: {} }));
    if (isCartPage(url)) sayCart(api, 'page');
  };
  router.subscribe('onResolved', say);
  say();
}

const isCartPage = (url: string): boolean => /^(\/en)?\/cart$/.test(new URL(url).pathname);

/** Reports that the cart is viewed, on its page or in the drawer. */
export function sayCart(api: Api, place: 'page' | 'drawer'): void {
  const url = here();
  void visitOf(api)((id) => sendEvent(api, { visit: id, event: 'ViewCart', url, parameters: { place } }));
}

/** An address without its query, tokens and ids. */
const here = () => withoutIds(location.origin + location.pathname);

/** Analytics in the meta of a state or a transition. */
interface Announced {
  analytics?: AnalyticsEvent;
  /** By event: the guard of the machine that must hold for it. */
  analyticsWhen?: Partial<Record<AnalyticsEvent, string>>;
}

type Predicate = (args: { context: unknown }) => boolean;

/** The analytics events of a state, as far as their guards hold now. */
function eventsOf({ analytics, analyticsWhen }: Announced, machine: AnyStateMachine, context: unknown) {
  const guards = machine.implementations.guards as Record<string, Predicate>;
  const guarded = Object.entries(analyticsWhen ?? {}) as [AnalyticsEvent, string][];
  return [
    ...(analytics ? [analytics] : []),
    ...guarded.flatMap(([event, guard]) => (guards[guard]?.({ context }) ? [event] : [])),
  ];
}

interface Tried {
  attemptKey?: string | null;
  keySeed?: string;
}

/** Measured once per checkout, however often its page is loaded meanwhile. */
const isOfCheckout = (event: AnalyticsEvent) => event === 'InitiateCheckout' || event === 'AddAddressInfo';

/** Key for which an event is measured once: the checkout, the attempt to pay, else the flow. */
function subjectOf(event: AnalyticsEvent, context: unknown): string {
  const { attemptKey, keySeed } = context as Tried;
  if (isOfCheckout(event)) return `${event} ${keySeed}`;
  return event === 'AddPaymentInfo' ? `${event} ${attemptKey}` : event;
}

/** Sends the analytics events of an entered state: once per flow or try to pay, however often it is entered. */
function createAnnouncer(say: (event: AnalyticsEvent, parameters: Parameters) => void, isAllowed: () => boolean) {
  const before = new WeakMap<object, ReadonlySet<unknown>>();
  const measured = new WeakMap<object, Set<string>>();
  const isNew = (actor: object, subject: string) => {
    const subjects = measured.get(actor) ?? new Set();
    measured.set(actor, subjects);
    return !subjects.has(subject) && Boolean(subjects.add(subject));
  };
  return (actor: object, snapshot: unknown) => {
    if (!isMachineSnapshot(snapshot)) return;
    const known = before.get(actor);
    before.set(actor, new Set(snapshot._nodes));
    for (const { meta, machine } of snapshot._nodes.filter((node) => !known?.has(node))) {
      for (const event of eventsOf((meta ?? {}) as Announced, machine, snapshot.context)) {
        const subject = subjectOf(event, snapshot.context);
        if (!isNew(actor, subject) || (isOfCheckout(event) && isAllowed() && !noteMeasured(subject))) continue;
        say(event, { flow: flowName(machine.id), ...parametersOfState(snapshot.context) });
      }
    }
  };
}

const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot;

/** Spec §8: code and English message of a refused code. Call it only with consent given. */
export function reportPromoRefusal(api: Api, { code, message }: PromoError): Promise<void> {
  const parameters = { promoErrorCode: Number(code), promoErrorMessage: message.en };
  const url = here();
  return visitOf(api)((visit) => sendEvent(api, { visit, event: 'PromoCodeRefused', url, parameters }));
}
