import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { type SignedInAccount, signInAs } from '../auth/testing.ts';
import { sandboxOpsKey } from '../../platform/ops-keys/ops-keys.ts';
import { productTypeId } from '../catalog/index.ts';
import { purchasesPort } from './purchases.port.ts';
import { reviewItems, reviews } from './tables.ts';

const [pads, tampons, patches] = [productTypeId('pad'), productTypeId('tampon'), productTypeId('heating-patch')];

let server: TestServer;
let elif: SignedInAccount;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.context.db.delete(reviewItems);
  await server.context.db.delete(reviews);
  elif = await signInAs(server, { firstName: 'Elif', lastName: 'Yılmaz' });
  const delivered = (orderId: string, productTypeId: string) => ({
    orderId,
    productTypeId,
    deliveredAt: server.clock.now(),
  });
  vi.spyOn(server.ports(purchasesPort).purchases, 'deliveredProductTypes').mockImplementation(async (_db, accountId) =>
    ['order-1', 'order-2']
      .map((order) => delivered(`${accountId} ${order}`, pads))
      .concat(delivered(`${accountId} order-1`, tampons)),
  );
});

const base = '/api/reviews_service/v1/review';
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of the answer
type Answer = { status: number; body: any };
const item = (_productType: string, point: number, content?: string) => ({
  _productType,
  point,
  ...(content && { content }),
});
const write = async (items: object[], over: object = {}, { token } = elif) =>
  (await server.call('POST', base, {
    token,
    body: { reviewItems: items, kvkkAgreementsSignedDate: '2026-03-02T08:59:00.000Z', ...over },
  })) as Answer;
let asked = 0;
const ops = async (method: 'GET' | 'POST', path: string, body?: object) => {
  const key = `review-key-${String((asked += 1)).padStart(10, '0')}`;
  const headers = { authorization: `Bearer ${sandboxOpsKey}`, ...(body && { 'idempotency-key': key }) };
  return (await server.call(method, `/ops/${path}`, { headers, ...(body && { body }) })) as Answer;
};
const moderate = (id: string, state: string, more: object = {}) =>
  ops('POST', `reviews/${id}`, { state, reason: 'Okundu', ...more });
/** Writes a review and publishes it. */
const publish = async (...given: Parameters<typeof write>) => {
  const written = await write(...given);
  await moderate(written.body.data._id, 'published');
  return written;
};
const list = async (query = '') => ((await server.call('GET', `${base}${query}`)) as Answer).body.data;

const points = async (query: string) =>
  (await list(query)).items.map(({ reviewItems: [first] }: { reviewItems: { point: number }[] }) => first?.point);

const statistics = async (body: object) =>
  ((await server.call('POST', `${base}/statics`, { body })) as Answer).body.data;

describe('writing', () => {
  test('a review of a received product is shown once moderated, with a name or without [REVIEW-2 REVIEW-4]', async () => {
    const first = await write([item(pads, 5, 'İnce, kokusuz ve gerçekten tutuyor.'), item(tampons, 4)]);
    expect([first.status, first.body.data.publication, await list()]).toEqual([
      201,
      'pending',
      { items: [], pageInfo: { page: 0, limit: 10, total: 0 } },
    ]);
    await moderate(first.body.data._id, 'published');
    server.clock.advance({ minutes: 1 });
    await publish([item(pads, 3)], { shouldDisplayName: false });
    const { items, pageInfo } = await list();
    expect(pageInfo).toEqual({ page: 0, limit: 10, total: 2 });
    expect(items.map(({ displayName }: { displayName: string | null }) => displayName)).toEqual([null, 'Elif Y.']);
    expect(items[1]).toEqual({
      _id: first.body.data._id,
      reviewItems: [item(pads, 5, 'İnce, kokusuz ve gerçekten tutuyor.'), item(tampons, 4)],
      displayName: 'Elif Y.',
      createdAt: expect.any(String),
      reply: null,
    });
  });

  test('is once per order and product type, and for received products only [REVIEW-1]', async () => {
    const refused = async (items: object[]) => {
      const { status, body } = await write(items);
      return [status, body.code, body.data._productTypes];
    };
    expect(await refused([item(pads, 5), item(patches, 5)])).toEqual([409, 'NOT_REVIEWABLE', [patches]]);
    expect(await refused([item(pads, 5), item(pads, 1)])).toEqual([409, 'ALREADY_REVIEWED', [pads]]);
    expect((await list()).items).toEqual([]);
    expect([(await write([item(pads, 5)])).status, (await write([item(pads, 4)])).status]).toEqual([201, 201]);
    expect(await refused([item(tampons, 5), item(pads, 3)])).toEqual([409, 'ALREADY_REVIEWED', [pads]]);
    const both = await Promise.all([write([item(tampons, 5)]), write([item(tampons, 1)])]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    vi.spyOn(server.ports(purchasesPort).purchases, 'deliveredProductTypes').mockResolvedValue([]);
    expect((await refused([item(pads, 5)]))[1]).toBe('NOT_REVIEWABLE');
  });

  test('is stored once for its key, though another order contains the same', async () => {
    const send = async (point: number) =>
      (await server.call('POST', base, {
        token: elif.token,
        headers: { 'idempotency-key': 'review-once-0000001' },
        body: { reviewItems: [item(pads, point)], kvkkAgreementsSignedDate: '2026-03-02T08:59:00.000Z' },
      })) as Answer;
    const [first, again, changed] = [await send(5), await send(5), await send(4)];
    expect([again.status, again.body.data]).toEqual([201, first.body.data]);
    expect([changed.status, changed.body.code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
    const stored = await server.context.db.select({ id: reviews.id }).from(reviews);
    expect(stored).toEqual([{ id: first.body.data._id }]);
  });
});

const shown = async (state: string) =>
  (await ops('GET', `reviews?state=${state}`)).body.data.items.map(({ _id }: { _id: string }) => _id);

describe('moderation', () => {
  test('pending reviews are listed, and published with an answer of the shop', async () => {
    const { _id } = (await write([item(pads, 2, 'Kanat az.')])).body.data;
    const [waiting] = (await ops('GET', 'reviews')).body.data.items;
    expect(waiting).toEqual({
      _id,
      state: 'pending',
      name: 'Elif Y.',
      items: [{ productType: 'pad', point: 2, content: 'Kanat az.' }],
      writtenAt: server.clock.now().toISOString(),
      readAt: null,
      reply: null,
    });
    const tried = await moderate(_id, 'published', { words: 'Kanadı uzattık.', dryRun: true });
    expect([tried.body.data.review.state, tried.body.data.isDryRun, await shown('pending')]).toEqual([
      'published',
      true,
      [_id],
    ]);
    const done = await moderate(_id, 'published', { words: 'Kanadı uzattık.' });
    expect([done.body.data.mail, (await list()).items[0].reply, await shown('pending')]).toEqual([
      null,
      'Kanadı uzattık.',
      [],
    ]);
    const [audited] = (await ops('GET', `audit?entity=${_id}`)).body.data.items;
    expect([audited.act, audited.actor, audited.before, audited.after, audited.reason]).toEqual([
      'review.publish',
      'operations:sandbox',
      { state: 'pending' },
      { state: 'published' },
      'Okundu',
    ]);
  });

  test('the author of a hidden review gets one mail with the reason; without a reason it stays', async () => {
    const { _id } = (await publish([item(pads, 1, 'Beni ara: 0532 123 45 67')])).body.data;
    const mute = await moderate(_id, 'hidden');
    expect([mute.status, mute.body.data.fields[0].path, await shown('published')]).toEqual([400, 'words', [_id]]);
    const words = 'Telefon numaran herkese görünürdü.';
    const mails = [await moderate(_id, 'hidden', { words }), await moderate(_id, 'hidden', { words })];
    expect(mails.map(({ body }) => body.data.mail)).toEqual(['reviewHidden', null]);
    expect([(await list()).items, await shown('hidden'), (await statistics({})).overall.count]).toEqual([[], [_id], 0]);
    const sent = await server.context.mail.list({ recipient: elif.account.email });
    expect(sent.filter(({ kind }) => kind === 'reviewHidden').map(({ textBody }) => textBody.includes(words))).toEqual([
      true,
    ]);
    expect((await moderate('unknown', 'published')).status).toBe(404);
  });
});

describe('reading', () => {
  test('filters, sorts and pages [REVIEW-4]', async () => {
    for (const point of [2, 5]) {
      await publish([item(pads, point)]);
      server.clock.advance({ minutes: 1 });
    }
    await publish([item(tampons, 4)]);
    const only = encodeURIComponent(JSON.stringify({ _productType: pads }));
    expect([
      await points(''),
      await points('?sort=createdAt'),
      await points('?sort=-point'),
      await points('?sort=point&limit=2&page=1'),
      await points(`?filter=${only}`),
      await points(`?filter=${encodeURIComponent('{"point":4}')}`),
    ]).toEqual([[4, 5, 2], [2, 5, 4], [5, 4, 2], [5], [5, 2], [4]]);
    const selected = (await server.call('GET', `/api/public/user/reviews?query=${only}`)) as Answer;
    expect(selected.body.data).toHaveLength(2);
  });

  test('statistics have an average only where there are reviews [CALL-101]', async () => {
    await publish([item(pads, 5)]);
    await publish([item(pads, 4), item(tampons, 4)]);
    const none = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };
    expect(await statistics({ _productTypes: [pads, patches] })).toEqual({
      overall: { count: 2, average: 4.5, distribution: { ...none, '4': 1, '5': 1 } },
      productTypes: [
        { _productType: pads, statistics: { count: 2, average: 4.5, distribution: { ...none, '4': 1, '5': 1 } } },
        { _productType: patches, statistics: { count: 0, average: null, distribution: none } },
      ],
    });
    expect((await statistics({})).overall).toEqual({
      count: 3,
      average: 4.3,
      distribution: { ...none, '4': 2, '5': 1 },
    });
  });
});
