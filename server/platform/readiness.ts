import type { FastifyInstance } from 'fastify';
import { type Db, isMigrated } from './database/database.ts';

type Obstacle = 'draining' | 'held' | 'database' | 'schema';

/**
 * `/healthz`: the process is alive. `/readyz`: ready for requests, or 503 with the reason. Answers the
 * function that begins draining.
 */
export function registerReadiness(app: FastifyInstance, db: Db, isInMaintenance: boolean): () => void {
  let isDraining = false;

  async function findObstacle(): Promise<Obstacle | null> {
    if (isDraining) return 'draining';
    try {
      if (!(await isMigrated(db))) return 'schema';
      return isInMaintenance ? 'held' : null;
    } catch (error) {
      app.log.warn({ err: error }, 'the database does not answer');
      return 'database';
    }
  }

  // A client's kept-alive connection would delay the end.
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) void reply.header('connection', 'close');
  });
  app.get('/healthz', async () => ({ status: 'ok', ...(isInMaintenance && { held: true }) }));
  app.get('/readyz', async (_request, reply) => {
    const obstacle = await findObstacle();
    void reply.header('cache-control', 'no-store');
    return obstacle ? reply.code(503).send({ status: 'notReady', because: obstacle }) : { status: 'ready' };
  });
  return () => {
    isDraining = true;
  };
}
