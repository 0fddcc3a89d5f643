import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ modules: [] });
}, 60_000);

const notReady = (because: string) => [200, 503, { status: 'notReady', because }];

test('a process is ready when its database answers, has the current schema, and it is not draining', async () => {
  const both = async () => {
    const [alive, ready] = [await server.call('GET', '/healthz'), await server.call('GET', '/readyz')];
    return [alive.status, ready.status, ready.body];
  };
  expect(await both()).toEqual([200, 200, { status: 'ready' }]);

  const newest = sql`select max(created_at) from drizzle.__drizzle_migrations`;
  const move = (by: number) =>
    server.context.db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at + ${by} where created_at = (${newest})`,
    );
  await move(-1);
  expect(await both()).toEqual(notReady('schema'));
  await move(2);
  expect(await both()).toEqual([200, 200, { status: 'ready' }]);

  await server.database.close();
  expect(await both()).toEqual(notReady('database'));
  server.drain();
  expect(await both()).toEqual(notReady('draining'));
});
