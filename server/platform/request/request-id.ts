import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

const current = new AsyncLocalStorage<string>();
const header = 'x-request-id';
const wellFormed = /^[\w.-]{8,64}$/;

/** The request, or the run of a job, that this code works for; undefined for neither. */
export const currentRequestId = (): string | undefined => current.getStore();

export const withRequestId = <Result>(id: string, work: () => Result): Result => current.run(id, work);

/** The id of a request: that of the page it is made for, that of a proxy that is believed, or one of its own. */
export const requestIds =
  (believesHeader: boolean) =>
  ({ headers }: { headers: IncomingHttpHeaders }): string => {
    const given = headers[header];
    const isGiven = believesHeader && typeof given === 'string' && wellFormed.test(given);
    return current.getStore() ?? (isGiven ? given : randomUUID());
  };

/** Everything done for a request knows its id, and the answer names it. */
export function registerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(header, request.id);
    current.run(request.id, done);
  });
  // A body arrives by events of the socket, which know nothing of the hooks before.
  app.addHook('preValidation', (request, _reply, done) => current.run(request.id, done));
}
