import type { AnyActorRef } from 'xstate';
import type { AppRouter } from '../router.tsx';
import type { Api } from '../services/http/index.ts';
import { mayUse, onConsent } from './consent.ts';

type Follow = (flow: AnyActorRef) => void;

const isAllowed = () => mayUse('analytics');

let follow: Follow | null = null;
let waiting: AnyActorRef[] = [];

/** Lets an allowed measurement see which ways of its machine a flow takes. Without consent nothing is even loaded. */
export function measureFlow(flow: AnyActorRef): void {
  if (follow) follow(flow);
  else waiting = [...waiting.filter((one) => one.getSnapshot().status === 'active'), flow];
}

/** Begins measuring now or when the visitor allows it. Call it once, in a browser. */
export function startMeasuring(api: Api, router: AppRouter): void {
  let isAsked = false;
  const begin = () => {
    if (isAsked || !isAllowed()) return;
    isAsked = true;
    void import('./flow-measure.ts').then(({ measureFlows, measurePages }) => {
      measurePages(api, isAllowed, router);
      follow = measureFlows(api, isAllowed);
      for (const flow of waiting) follow(flow);
      waiting = [];
      return follow;
    });
  };
  onConsent(begin);
  begin();
}
