import { afterAll, beforeAll, expect, test } from 'vitest';
import { days } from '../../../../domain/calendar/index.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/test-server.ts';
import { forgetVisits } from '../events/analytics.repository.ts';
import { webVitals } from '../events/analytics.tables.ts';
import { allowed, refused } from '../testing.ts';
import { summariseVitals } from './vitals.repository.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

const post = (path: string, body: object) => server.call('POST', `/api/analytics_service/v1/web/${path}`, { body });

async function begin(): Promise<string> {
  const url = 'https://mercan.example/';
  const begun = await post('track', { url, consentedAt: '2026-03-02T08:00:00.000Z', consents: allowed });
  return (begun.body as { data: { receiver_id: string } }).data.receiver_id;
}

const loadOf = (id: string, value: number, page = '/product/$slug') => ({
  receiver_id: id,
  page,
  device: 'phone',
  vitals: [{ name: 'LCP', value }],
});
const everything = { from: null, until: null };

test('the percentiles of a page match its loads, and no visitor is stored with them [LIMIT-4]', async () => {
  const { db } = server.context;
  const id = await begin();
  for (const value of [1000, 2000, 3000, 4000, 5000])
    expect((await post('vitals', loadOf(id, value))).status).toBe(202);
  await post('vitals', {
    ...loadOf(id, 800, '/'),
    vitals: [
      { name: 'CLS', value: 0.25 },
      { name: 'INP', value: 96 },
    ],
  });
  const phone = { device: 'phone' };
  expect(await summariseVitals(db, everything)).toEqual([
    { ...phone, page: '/', name: 'CLS', loads: 1, p50: 0.25, p75: 0.25, p95: 0.25 },
    { ...phone, page: '/', name: 'INP', loads: 1, p50: 96, p75: 96, p95: 96 },
    { ...phone, page: '/product/$slug', name: 'LCP', loads: 5, p50: 3000, p75: 4000, p95: 4800 },
  ]);
  const [kept] = await db.select().from(webVitals);
  expect(Object.keys(kept!)).toEqual(['id', 'page', 'device', 'name', 'value', 'createdAt']);
  const tomorrow = new Date(server.clock.now().getTime() + days(1));
  expect(await summariseVitals(db, { from: tomorrow, until: null })).toEqual([]);
});

test('without consent nothing is stored, and stored loads expire [LIMIT-4]', async () => {
  const { db } = server.context;
  const count = async () => (await db.select().from(webVitals)).length;
  const before = await count();
  const id = await begin();
  const withdrawal = { url: 'https://mercan.example/', consentedAt: '2026-03-02T08:00:00.000Z', consents: refused };
  await post('track', { ...withdrawal, receiver_id: id });
  const answers = [await post('vitals', loadOf(id, 1)), await post('vitals', loadOf('f'.repeat(32), 1))];
  expect([answers.map(({ status }) => status), await count()]).toEqual([[202, 202], before]);
  await forgetVisits(db, new Date(server.clock.now().getTime() + days(1)));
  expect(await count()).toBe(0);
});

test('an address with a value, an unknown metric and an impossible value are refused at their field', async () => {
  const id = await begin();
  const wrong = { ...loadOf(id, 1, '/product/süper pad'), vitals: [{ name: 'FID', value: -1 }] };
  const { status, body } = await post('vitals', wrong);
  const { fields } = (body as { data: { fields: { path: string; rule: string }[] } }).data;
  expect([status, fields.map(({ path, rule }) => `${path} ${rule}`).toSorted()]).toEqual([
    400,
    ['page pattern', 'vitals.0.name enum', 'vitals.0.value minimum'],
  ]);
});
