import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

const current = new AsyncLocalStorage<string>();
const header = 'x-request-id';
const wellFormed = /^[\w.-]{8,64}$/;

/** Id of the request or job run that this code belongs to; undefined outside of both. */
export const currentRequestId = (): string | undefined => current.getStore();

export const withRequestId = <Result>(id: string, work: () => Result): Result => current.run(id, work);

/** A request's id: that of the page being rendered, that of a trusted proxy, or a new one. */
export const requestIds =
  (believesHeader: boolean) =>
  ({ headers }: { headers: IncomingHttpHeaders }): string => {
    const given = headers[header];
    const isGiven = believesHeader && typeof given === 'string' && wellFormed.test(given);
    return current.getStore() ?? (isGiven ? given : randomUUID());
  };

/** Makes a request's id available to all code that runs for it, and sends it in the answer. */
export function registerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(header, request.id);
    current.run(request.id, done);
  });
  // Body events come from the socket, outside the context of the earlier hook.
  app.addHook('preValidation', (request, _reply, done) => current.run(request.id, done));
}
