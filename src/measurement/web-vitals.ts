import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { recordVitals, type Vital } from '../services/analytics/index.ts';
import type { Api } from '../services/http/index.ts';
import { visitOf } from './visit/visit.ts';

/** Pixels: what is narrower is counted as a phone. */
const desktopFrom = 768;

const isHidden = () => document.visibilityState === 'hidden';

/**
 * Sends speed and layout stability of this page load, once it is hidden: each measure once, under the route it was
 * loaded at.
 */
export function measureVitals(api: Api, isAllowed: () => boolean, page: string): void {
  const device = window.innerWidth < desktopFrom ? 'phone' : 'desktop';
  const waiting = new Map<Vital['name'], number>();
  const sent = new Set<Vital['name']>();
  const flush = () => {
    const vitals = [...waiting].map(([name, value]) => ({ name, value }));
    waiting.clear();
    for (const { name } of vitals) sent.add(name);
    if (vitals.length > 0 && isAllowed())
      void visitOf(api)((id) => recordVitals(api, { visit: id, page, device, vitals }));
  };
  const take = ({ name, value }: Metric) => {
    if (sent.has(name)) return;
    waiting.set(name, value);
    // The library reports its last values when the page is hidden, partly after our own listener.
    if (isHidden()) queueMicrotask(flush);
  };
  for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) follow(take);
  addEventListener('visibilitychange', () => {
    if (isHidden()) flush();
  });
}
