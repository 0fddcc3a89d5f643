import type { FastifyInstance } from 'fastify';
import type { AppContext } from './context.ts';
import type { RecurringJob } from './jobs/jobs.ts';
import type { RateLimit } from './rate-limit/rate-limit.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- handlers of all documents stand in one list; each is typed by Service<operations> where it is written
export type AnyHandlers = Record<string, (request: any, reply: any) => Promise<unknown>>;

/**
 * One bounded context of the server. `name` is the service's name: openapi/{name}.yaml is its document.
 * Everything but the name is optional; an operation without a handler answers 501 NOT_IMPLEMENTED.
 */
export type ServerModule = {
  name: string;
  /** Adds ports to the context before any handler exists, e.g. `{payments}`. Modules provide in list order. */
  provide?: (context: AppContext) => Partial<AppContext> | Promise<Partial<AppContext>>;
  /** One handler per operationId. Annotate the result as Service<operations>. */
  handlers?: (context: AppContext) => AnyHandlers;
  /** Routes outside the contract (a bank's callback, an image), at the root of the server, not below /api. */
  routes?: (app: FastifyInstance, context: AppContext) => void | Promise<void>;
  /** Requests allowed per operationId and caller. */
  rateLimits?: Record<string, RateLimit>;
  jobs?: (context: AppContext) => RecurringJob[];
  /** Brings the module's own data into an empty database; does nothing when it is already there. */
  seed?: (context: AppContext) => Promise<void>;
  /** Seeds with a lower order run first; default 50. */
  seedOrder?: number;
};
