import type { Pool, PoolClient } from 'pg';

/**
 * A pool for drizzle, which takes a connection to begin a transaction and does not release it when `begin` fails:
 * each outage would lose connections for ever.
 */
export function beginOrRelease(pool: Pool): Pool {
  async function take(): Promise<PoolClient> {
    const client = await pool.connect();
    const query = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>;
    const begin = async (...asked: unknown[]) => {
      Reflect.deleteProperty(client, 'query');
      try {
        return await query(...asked);
      } catch (error) {
        client.release(error as Error);
        throw error;
      }
    };
    return Object.assign(client, { query: begin as PoolClient['query'] });
  }
  const connect = (callback?: Parameters<Pool['connect']>[0]) => (callback ? pool.connect(callback) : take());
  return new Proxy(pool, {
    get: (target, property) => (property === 'connect' ? connect : Reflect.get(target, property)),
  });
}
