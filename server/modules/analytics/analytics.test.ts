import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { flowEdges, visitorEvents, visitors } from './events/analytics.tables.ts';
import { allowed, eventsOf, refused } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of the answer
type Answer = { status: number; body: any };
const post = async (path: string, body: object) =>
  (await server.call('POST', `/api/analytics_service/v1/web/${path}`, { body })) as Answer;
const url = 'https://mercan.example/cart?promoCode=X';
const track = async (receiverId?: string, consents = allowed) =>
  (
    await post('track', {
      url,
      consentedAt: '2026-03-02T08:00:00.000Z',
      consents,
      ...(receiverId && { receiver_id: receiverId }),
    })
  ).body.data.receiver_id as string;
const stranger = 'f'.repeat(32);

const edge = (from: string, to: string) => ({ from, event: 'address.choose', to });

const funnel = async (path: string) => (await server.call('GET', `/api/analytics_service/v1/funnel/${path}`)) as Answer;

describe('visitors and events', () => {
  test('a visitor keeps the id, and events hold nothing personal [EVENT-12]', async () => {
    const id = await track();
    expect([id, await track(id)]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), id]);
    const parameters = {
      slug: 'pad-super-12',
      value: 118.9,
      email: 'elif@example.com',
      phone: '0532 123 45 67',
      code: 300,
    };
    const sent = await post('event', { receiver_id: id, event: 'AddToCart', url, parameters });
    expect([sent.status, sent.body.data]).toEqual([202, {}]);
    const [event] = await server.context.db.select().from(visitorEvents);
    expect(event).toMatchObject({
      visitorId: id,
      event: 'AddToCart',
      url: 'https://mercan.example/cart',
      parameters: { slug: 'pad-super-12', value: 118.9, code: 300 },
    });
  });

  test('of a visitor who never consented leave nothing [EVENT-14]', async () => {
    const before = (await server.context.db.select().from(visitorEvents)).length;
    const sent = await post('event', { receiver_id: stranger, event: 'PageView', url, parameters: {} });
    expect([sent.status, (await server.context.db.select().from(visitorEvents)).length]).toEqual([202, before]);
  });

  test('of a visitor who refuses or withdraws consent are not stored; after a new consent they are [EVENT-14]', async () => {
    const { db } = server.context;
    const idsOf = async () => (await db.select().from(visitors)).map(({ id }) => id);
    const refusing = await track(undefined, refused);
    expect((await idsOf()).includes(refusing)).toBe(false);
    const id = await track();
    const look = async () => {
      await post('event', { receiver_id: id, event: 'ViewCart', url, parameters: {} });
      await post('flow', { receiver_id: id, flow: 'quiz', flowVersion: '1', edges: [edge('a', 'b')] });
      const [edges] = await db.select().from(flowEdges).where(eq(flowEdges.visitorId, id));
      return [(await eventsOf(db, id)).length, edges?.times];
    };
    const seen = [await look()];
    await track(id, refused);
    seen.push(await look());
    await track(id);
    seen.push(await look());
    expect(seen).toEqual([
      [1, 1],
      [1, 1],
      [2, 2],
    ]);
  });

  test.each(['Scroll', 'Purchase', 'Subscribe', 'FirstPurchase', 'Signup'])(
    'a page may not send %s: it is unknown, or an outcome [EVENT-13]',
    async (event) => {
      const sent = await post('event', { receiver_id: stranger, event, url, parameters: {} });
      expect([sent.status, sent.body.code]).toEqual([400, 'VALIDATION']);
    },
  );
});

describe('the funnel of a flow', () => {
  test('counts visitors per edge, and omits edges with few of them', async () => {
    for (let visitor = 0; visitor < 6; visitor += 1) {
      const id = await track();
      const edges = [
        edge('a', 'b'),
        edge('a', 'b'),
        ...(visitor < 5 ? [edge('b', 'c')] : []),
        ...(visitor < 4 ? [edge('c', 'd')] : []),
      ];
      await post('flow', { receiver_id: id, flow: 'checkout', flowVersion: '3', edges });
      await post('flow', { receiver_id: id, flow: 'checkout', flowVersion: '3', edges });
    }
    await post('flow', { receiver_id: stranger, flow: 'checkout', flowVersion: '3', edges: [edge('a', 'b')] });
    expect((await funnel('checkout')).body.data).toEqual({
      flow: 'checkout',
      sessions: 6,
      edges: [
        { ...edge('a', 'b'), sessions: 6 },
        { ...edge('b', 'c'), sessions: 5 },
      ],
    });
    expect((await funnel('checkout?flowVersion=4')).body.data).toEqual({ flow: 'checkout', sessions: 0, edges: [] });
  });

  test('is absent in production', async () => {
    const { config } = server.context;
    config.mode = 'production';
    const answer = await server.call('GET', '/api/analytics_service/v1/funnel/checkout');
    config.mode = 'sandbox';
    expect(answer.status).toBe(404);
  });
});

test('events are deleted after 180 days', async () => {
  server.clock.advance({ days: 181 });
  await server.context.jobs.runNow('forget-old-visits');
  const left = [await server.context.db.select().from(visitors), await server.context.db.select().from(visitorEvents)];
  expect(left).toEqual([[], []]);
});
