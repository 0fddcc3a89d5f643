import { liveBeside, type Waits } from '../../../tests/harness/bystanders.ts';
import { openRenewals } from '../../../tests/harness/renewals.ts';
import { type Measured, quantile } from '../support/figures.ts';

const subscriptions = 2000;
const processes = 4;
const steps = ['announce', 'lock', 'charge'];

/** One cycle of many subscriptions, after one to warm up: announced, locked, charged and ordered, while others act and buy. */
export async function measureRenewals(): Promise<Measured[]> {
  const renewals = await openRenewals(subscriptions, processes);
  const waits: Waits = { skips: [], purchases: [] };
  const seconds: number[] = [];
  let milliseconds = 0;
  try {
    for (let passed = 0; passed < 2 * steps.length;) {
      const stop = await renewals.next();
      if (!stop) throw new Error('Nothing is due any more.');
      const isMeasured = passed >= steps.length && steps.includes(stop.step);
      if (stop.due >= subscriptions) passed += 1;
      if (!isMeasured) {
        await renewals.work(stop);
        continue;
      }
      if (stop.at > renewals.shop.clock.now()) renewals.shop.clock.set(stop.at);
      const beside = await liveBeside(renewals.shop, async () => {
        const began = performance.now();
        milliseconds += await renewals.work(stop);
        return (performance.now() - began) / 1000;
      });
      waits.skips.push(...beside.skips);
      waits.purchases.push(...beside.purchases);
      seconds.push(beside.result);
    }
  } finally {
    await renewals.close();
  }
  const whole = seconds.reduce((sum, one) => sum + one, 0);
  const about = `${processes} processes, ${subscriptions} at once, Postgres, fsync on`;
  return [
    {
      what: `renewals: announced, locked, charged, ordered, ${about}`,
      value: subscriptions / whole,
      unit: 'orders/s',
      note: `${seconds.map((one, n) => `${steps[n]} ${one.toFixed(0)} s`).join(', ')}; ${Math.round(milliseconds / subscriptions)} ms of processor an order, without database and bank`,
      aim: { at: 'least', value: 1000 },
    },
    {
      what: 'renewals: skipping a delivery meanwhile, p99',
      value: Math.round(quantile(waits.skips, 0.99)),
      unit: 'ms',
      note: `${waits.skips.length} of 2 customers, p50 ${Math.round(quantile(waits.skips, 0.5))} ms`,
      aim: { at: 'most', value: 150 },
    },
    {
      what: 'renewals: from “pay” to the order meanwhile, p99',
      value: Math.round(quantile(waits.purchases, 0.99)),
      unit: 'ms',
      note: `${waits.purchases.length} of 2 customers, p50 ${Math.round(quantile(waits.purchases, 0.5))} ms`,
    },
  ];
}
