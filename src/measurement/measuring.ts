import type { AnyActorRef, InspectionEvent, Subscription } from 'xstate';
import type { Api } from '../services/http/index.ts';
import { withoutToken } from '../../domain/token/index.ts';
import { mayUse, onConsent } from './visit/consent.ts';
import type { PageNews } from './flow-measure.ts';
import { hasOtherChoice, readVisit, withdrawnVisits } from './visit/visit-record.ts';

interface MeasuredRouter extends PageNews {
  /** The route that is open, `/product/$slug`. */
  page: () => string;
}

type Follow = (flow: AnyActorRef, past: readonly InspectionEvent[]) => void;

/** A flow with its steps, until the measurement is loaded. */
interface Waiting {
  flow: AnyActorRef;
  past: InspectionEvent[];
  subscription: Subscription;
}

/** Not on the page of a mailed link: its URL is a secret of one person. */
export const mayMeasure = () => mayUse('analytics') && withoutToken(location.pathname) === location.pathname;

/** Share of the page loads whose speed is measured. Spec §9. */
const vitalsRate = 0.01;

/** Number of steps that are kept per flow until the measurement is loaded. */
const maxKeptSteps = 500;

/** The measurement of one page. */
export function createMeasuring() {
  let follow: Follow | null = null;
  let waiting: Waiting[] = [];
  let sayDrawer: (() => void) | null = null;
  let isDrawerUnsaid = false;

  /**
   * Follows a flow's transitions, those in `past` too, if the measurement is allowed. Steps without consent are never
   * sent, and nothing is loaded before there is one.
   */
  function measureFlow(flow: AnyActorRef, past: readonly InspectionEvent[] = []): void {
    if (follow) return follow(flow, past);
    waiting = waiting.filter(({ flow: one, subscription }) => {
      const isActive = one.getSnapshot().status === 'active';
      if (!isActive) subscription.unsubscribe();
      return isActive;
    });
    const kept = mayMeasure() ? [...past] : [];
    const subscription = flow.system.inspect((step) => {
      if (kept.length < maxKeptSteps && mayMeasure()) kept.push(step);
    });
    waiting.push({ flow, past: kept, subscription });
  }

  /** The drawer of the cart was opened. */
  function measureDrawer(): void {
    if (!mayMeasure()) return;
    if (sayDrawer) sayDrawer();
    else isDrawerUnsaid = true;
  }

  /** Begins measuring now, when the visitor allows it, or on the first page that may be. Call it once, in a browser. */
  function startMeasuring(api: Api, router: MeasuredRouter): void {
    let isAsked = false;
    const begin = () => {
      // Also a consent withdrawn while the server did not answer, or in another tab.
      const visit = readVisit();
      if ((visit && hasOtherChoice(visit)) || withdrawnVisits().length > 0)
        void import('./visit/visit.ts').then(({ sendChoice }) => sendChoice(api)).catch(() => {});
      if (isAsked || !mayMeasure()) return;
      isAsked = true;
      void import('./flow-measure.ts').then(({ measureFlows, measurePages, sayCart }) => {
        measurePages(api, mayMeasure, router);
        follow = measureFlows(api, mayMeasure);
        for (const { flow, past, subscription } of waiting) {
          subscription.unsubscribe();
          follow(flow, past);
        }
        waiting = [];
        sayDrawer = () => sayCart(api, 'drawer');
        if (isDrawerUnsaid && mayMeasure()) sayDrawer();
        return follow;
      });
    };
    onConsent(begin);
    router.subscribe('onResolved', begin);
    begin();
    // Only where measuring was allowed from the start: the values reach back to the request of the page.
    if (mayMeasure() && Math.random() < vitalsRate)
      void import('./web-vitals.ts').then(({ measureVitals }) => measureVitals(api, mayMeasure, router.page()));
  }

  return { measureFlow, measureDrawer, startMeasuring };
}
