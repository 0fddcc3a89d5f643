import type { FastifyInstance } from 'fastify';

/** One line for each answer: no address of a person, and of the request's own address the pattern of its route only. */
export function registerAccessLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { id, method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    app.log.info({ request: id, method, route: routeOptions.url ?? null, status: reply.statusCode, ms }, 'answered');
  });
}
