import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/test-server.ts';
import { countWays } from '../events/analytics.repository.ts';
import { countJourney } from './count-journey.ts';
import { recordOutcomes } from '../events/outcomes.ts';
import { allowed, startVisit } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

const post = (path: string, body: object) => server.call('POST', `/api/analytics_service/v1/web/${path}`, { body });

interface Visit {
  times: number;
  pages: string[];
  events?: string[];
  /** Per flow and version, the states to which its edges led. */
  states?: [flow: string, version: string, to: string[]][];
  kind?: string;
}

async function visit({ pages, events = [], states = [], kind }: Visit): Promise<void> {
  const id = await startVisit(server, allowed);
  const send = (event: string, page: string) =>
    post('event', { receiver_id: id, event, url: `https://mercan.example${page}`, parameters: {} });
  for (const page of pages) await send('PageView', page);
  for (const event of events) await send(event, '/cart');
  for (const [flow, flowVersion, to] of states)
    await post('flow', {
      receiver_id: id,
      flow,
      flowVersion,
      edges: to.map((state) => ({ from: `${flow}.start`, event: 'go', to: state })),
    });
  if (kind !== undefined)
    await withTransaction(server.context.db, (tx) =>
      recordOutcomes(server.context, tx, id, [{ event: 'Purchase', parameters: { kind, value: 1, currency: 'TRY' } }]),
    );
}

const way = (from: string, to: string, sessions: number) => ({ from: `${from}.start`, event: 'go', to, sessions });

const toCard = ['AddToCart', 'ViewCart', 'InitiateCheckout', 'AddAddressInfo', 'AddPaymentInfo'];

test('each visitor is counted up to the furthest step, and those who came no further by their last state, by version', async () => {
  const visits: Visit[] = [
    { times: 2, pages: ['/store'] },
    { times: 1, pages: ['/en/product/pad-super-12'] },
    { times: 1, pages: ['/packet/first'], events: ['AddToCart'] },
    // The latest edge counts, even if it was taken before; the root of a machine is not a state.
    {
      times: 6,
      pages: ['/'],
      events: ['AddToCart', 'ViewCart', 'InitiateCheckout'],
      states: [
        ['checkout', '1', ['checkout.filling.ready', 'checkout.declined', 'checkout.filling.ready', 'checkout']],
        ['cart', '1', ['cart.calculation.idle']],
      ],
    },
    { times: 5, pages: ['/'], events: toCard, states: [['checkout', '2', ['checkout.declined']]] },
    // Too few visitors: their state is left out.
    { times: 4, pages: ['/'], events: toCard, states: [['checkout', '1', ['checkout.declined']]] },
    {
      times: 5,
      pages: ['/'],
      events: toCard,
      states: [
        ['three-d-secure', '1', ['threeDSecure.approving.waiting']],
        ['checkout', '1', ['checkout.challenged']],
      ],
    },
    { times: 3, pages: ['/'], events: toCard, kind: 'purchase' },
    // Settling a due payment is not part of the journey.
    { times: 1, pages: ['/'], states: [['three-d-secure', '1', ['threeDSecure.paid']]], kind: 'duePayment' },
  ];
  for (const one of visits) for (let time = 0; time < one.times; time += 1) await visit(one);

  const whenever = { from: null, until: null };
  const declined = { flow: 'checkout', state: 'checkout.declined' };
  expect(await countJourney(server.context.db, whenever)).toEqual([
    { step: 'home', visitors: 28, lost: 3, stood: [] },
    { step: 'view', visitors: 25, lost: 1, stood: [] },
    { step: 'add', visitors: 24, lost: 1, stood: [] },
    { step: 'cart', visitors: 23, lost: 0, stood: [] },
    {
      step: 'checkout',
      visitors: 23,
      lost: 6,
      stood: [{ flow: 'checkout', flowVersion: '1', state: 'checkout.filling.ready', visitors: 6 }],
    },
    { step: 'address', visitors: 17, lost: 0, stood: [] },
    { step: 'card', visitors: 17, lost: 9, stood: [{ ...declined, flowVersion: '2', visitors: 5 }] },
    {
      step: 'bank',
      visitors: 8,
      lost: 5,
      stood: [{ flow: 'three-d-secure', flowVersion: '1', state: 'threeDSecure.approving.waiting', visitors: 5 }],
    },
    { step: 'paid', visitors: 3, lost: 0, stood: [] },
  ]);
  expect(await countWays(server.context.db, whenever)).toEqual([
    { flow: 'cart', flowVersion: '1', sessions: 6, edges: [way('cart', 'cart.calculation.idle', 6)] },
    {
      flow: 'checkout',
      flowVersion: '1',
      sessions: 15,
      edges: [
        way('checkout', 'checkout.declined', 10),
        way('checkout', 'checkout', 6),
        way('checkout', 'checkout.filling.ready', 6),
        way('checkout', 'checkout.challenged', 5),
      ],
    },
    { flow: 'checkout', flowVersion: '2', sessions: 5, edges: [way('checkout', 'checkout.declined', 5)] },
    {
      flow: 'three-d-secure',
      flowVersion: '1',
      sessions: 6,
      edges: [way('three-d-secure', 'threeDSecure.approving.waiting', 5)],
    },
  ]);
  const now = server.clock.now();
  expect(await countWays(server.context.db, { from: null, until: new Date(now.getTime() - 60_000) })).toEqual([]);
  const before = await countJourney(server.context.db, { from: null, until: now });
  const since = await countJourney(server.context.db, { from: now, until: null });
  expect([before[0]?.visitors, since[0]?.visitors]).toEqual([0, 28]);
});
