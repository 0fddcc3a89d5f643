import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/test-server.ts';
import { createSandboxReceiver } from './event-receiver.ts';
import { forwardEvents } from './forward-events.jobs.ts';
import { createGa4Receiver } from './ga4-receiver.ts';
import { recordOutcomes } from '../events/outcomes.ts';
import { queuedEvents, visitorEvents } from '../events/analytics.tables.ts';
import { allowed, eventsOf, refused, startVisit } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(() => server.context.db.delete(queuedEvents));

const both = { analytics: true, marketing: true };
const url = 'https://mercan.example/cart?token=x';
const add = (receiverId: string) =>
  server.call('POST', '/api/analytics_service/v1/web/event', {
    body: {
      receiver_id: receiverId,
      event: 'AddToCart',
      url,
      parameters: { value: 139.9, currency: 'TRY', items: 'pad-super-12:2' },
    },
  });
const buy = (receiverId: string) =>
  withTransaction(server.context.db, (tx) =>
    recordOutcomes(server.context, tx, receiverId, [
      { event: 'Purchase', parameters: { kind: 'purchase', value: 139.9, currency: 'TRY', items: 'pad-super-12:1' } },
    ]),
  );
const forward = (receiver: Parameters<typeof forwardEvents>[1]) => forwardEvents(server.context, receiver);
const waiting = async (visit: string) =>
  (await server.context.db.select().from(queuedEvents).where(eq(queuedEvents.visitorId, visit))).length;

/** A call of the Measurement Protocol. */
const asked = (name: string, params: object) => [
  '/mp/collect?measurement_id=G-1&api_secret=secret',
  {
    client_id: 'f'.repeat(32),
    timestamp_micros: 1_772_442_000_000_000,
    consent: { ad_user_data: 'GRANTED', ad_personalization: 'DENIED' },
    events: [{ name, params }],
  },
];

test('events of pages and outcomes are forwarded once, if the visitor allows both uses', async () => {
  const receiver = createSandboxReceiver();
  const [visit, silent] = [await startVisit(server, both), await startVisit(server, allowed)];
  for (const one of [visit, silent]) {
    await add(one);
    await buy(one);
  }
  await Promise.all([forward(receiver), forward(receiver)]);
  await forward(receiver);
  const rows = await server.context.db.select().from(visitorEvents).where(eq(visitorEvents.visitorId, visit));
  const taken = [...receiver.taken.values()].map((one) => [one.id, [one.visitorId, one.event, one.url]] as const);
  const page = 'https://mercan.example/cart';
  expect(new Map(taken)).toEqual(
    new Map(rows.map(({ id, event }) => [id, [visit, event, event === 'Purchase' ? null : page]])),
  );
  expect(rows.map(({ event }) => event)).toEqual(expect.arrayContaining(['AddToCart', 'Purchase']));
  expect([await waiting(visit), (await eventsOf(server.context.db, silent)).length]).toEqual([0, 2]);
});

test('events being sent to a slow service are not taken by another process', async () => {
  const receiver = createSandboxReceiver();
  const visit = await startVisit(server, both);
  for (let times = 0; times < 50; times += 1) await add(visit);
  const sent: string[] = [];
  const slow: typeof receiver = {
    ...receiver,
    async send(event) {
      server.clock.advance({ seconds: 5 });
      // Near the end of the batch, when its last events have waited longest, a second run starts.
      if (sent.length === 48) await forward(receiver);
      sent.push(event.id);
      await receiver.send(event);
    },
  };
  await forward(slow);
  expect([sent.length, new Set(sent).size, receiver.taken.size, await waiting(visit)]).toEqual([50, 50, 50, 0]);
});

test('a refused event is sent again after one minute, then two, and not before', async () => {
  const receiver = createSandboxReceiver();
  const visit = await startVisit(server, both);
  await add(visit);
  receiver.refuse(2);
  const seen: number[] = [];
  for (const seconds of [0, 59, 1, 119, 1]) {
    server.clock.advance({ seconds });
    await forward(receiver);
    seen.push(receiver.taken.size);
  }
  expect([seen, await waiting(visit)]).toEqual([[0, 0, 0, 0, 1], 0]);
});

test.each([
  ['marketing', allowed, 2],
  ['both', refused, 1],
])('a visitor who withdraws %s is no longer forwarded, queued events included', async (_, consents, stored) => {
  const receiver = createSandboxReceiver();
  const visit = await startVisit(server, both);
  await add(visit);
  await startVisit(server, consents, visit);
  await add(visit);
  await forward(receiver);
  await startVisit(server, both, visit);
  await forward(receiver);
  expect([receiver.taken.size, await waiting(visit), (await eventsOf(server.context.db, visit)).length]).toEqual([
    0,
    0,
    stored,
  ]);
});

test('events that no service accepts are dropped after three days', async () => {
  const visit = await startVisit(server, both);
  await add(visit);
  await forward(null);
  const before = await waiting(visit);
  server.clock.advance({ days: 3 });
  await forward(null);
  expect([before, await waiting(visit)]).toEqual([1, 0]);
});

test('Google Analytics gets its own event names; an answer other than 2xx is a refusal', async () => {
  const received: unknown[] = [];
  let status = 204;
  const service = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      received.push([request.url, JSON.parse(text)]);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const receiver = createGa4Receiver({ measurementId: 'G-1', apiSecret: 'secret', url: address });
  const event = {
    id: 'event-1',
    visitorId: 'f'.repeat(32),
    event: 'Purchase',
    url: null,
    parameters: { kind: 'purchase', value: 214.8, currency: 'TRY', items: 'pad-super-12:2,tampon-mini-8:1' },
    at: new Date('2026-03-02T09:00:00.000Z'),
  };
  await receiver.send(event);
  await receiver.send({ ...event, event: 'PromoCodeRefused', url: 'https://mercan.example/cart', parameters: {} });
  status = 500;
  await expect(receiver.send(event)).rejects.toThrow('The measuring service answered 500.');
  await new Promise((resolve) => service.close(resolve));
  expect(received.slice(0, 2)).toEqual([
    asked('purchase', {
      kind: 'purchase',
      value: 214.8,
      currency: 'TRY',
      items: [
        { item_id: 'pad-super-12', quantity: 2 },
        { item_id: 'tampon-mini-8', quantity: 1 },
      ],
      event_id: 'event-1',
      transaction_id: 'event-1',
    }),
    asked('promo_code_refused', { page_location: 'https://mercan.example/cart', event_id: 'event-1' }),
  ]);
});
