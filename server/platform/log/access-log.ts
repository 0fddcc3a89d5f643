import type { FastifyInstance } from 'fastify';

/** Logs one line per answer: no IP address, and the route's pattern instead of the URL. */
export function registerAccessLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { id, method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    app.log.info({ request: id, method, route: routeOptions.url ?? null, status: reply.statusCode, ms }, 'answered');
  });
}
