import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { localeOfPath, pathIn } from '../domain/locale/index.ts';
import { modules as allModules } from './modules/index.ts';
import { assembleModules } from './platform/assemble-modules.ts';
import { sessionsPort } from './platform/auth-guard/auth-guard.ts';
import { listenForChanges } from './platform/changes/changes.ts';
import { registerClockControls } from './platform/clock/clock-controls.ts';
import { type Clock, systemClock } from './platform/clock/clock.ts';
import { openSandboxClock, type SandboxClock } from './platform/clock/sandbox-clock.ts';
import type { Config } from './platform/config/config.ts';
import type { AppContext } from './platform/context.ts';
import { loadContract } from './platform/contract/load-contract.ts';
import { type RegisteredOperation, registerContract } from './platform/contract/register-contract.ts';
import type { Database } from './platform/database/database.ts';
import { errors } from './platform/errors/error-catalogue.ts';
import { registerErrorHandler, sendError } from './platform/errors/error-handler.ts';
import { createIds, type RandomBytes } from './platform/ids/ids.ts';
import { registerMaintenance } from './platform/maintenance/maintenance.ts';
import { housekeepingJobs } from './platform/jobs/housekeeping.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createKeys } from './platform/keys/keys.ts';
import { createMail } from './platform/mail/mail.ts';
import { registerOutboxViewer } from './platform/mail/outbox-viewer.ts';
import { createTransport, type MailTransport } from './platform/mail/transport.ts';
import { registerAccessLog } from './platform/log/access-log.ts';
import { safeLog, type LogSettings } from './platform/log/safe-log.ts';
import { openMetrics } from './platform/metrics/metrics.ts';
import type { Port, ServerModule } from './platform/module.ts';
import { createPersonalDataRegister } from './platform/personal-data/personal-data.ts';
import { platformData } from './platform/personal-data/platform-data.ts';
import { openTraces, registerRequestTraces } from './platform/traces/traces.ts';
import { registerReadiness } from './platform/readiness.ts';
import { allowShopOrigin } from './platform/request/shop-origin.ts';
import { registerSafeHeaders } from './platform/request/safe-headers.ts';
import { registerJsonParser } from './platform/request/json-parser.ts';
import { registerRequestId, requestIds } from './platform/request/request-id.ts';
import { registerRequestContext } from './platform/request/request-context.ts';
import { keepServedMode } from './platform/served-mode/served-mode.ts';
import { processIndex } from './processes.ts';

/** Serves pages and static files; see server/platform/web. */
type RegisterWeb = (app: FastifyInstance, context: AppContext) => void | Promise<void>;

export type AppOptions = {
  config: Config;
  database: Database;
  modules?: readonly ServerModule[];
  registerWeb?: RegisterWeb;
  clock?: Clock;
  random?: RandomBytes;
  mailTransport?: MailTransport;
  validateResponses?: boolean;
  /** False for operators' commands, whose settings may lack the shop's secret. Default: true. */
  makesKeys?: boolean;
  /** See `ContractOptions.compilesAtStart`. */
  compilesContract?: boolean;
  /** Where the log goes instead of to standard output. */
  logStream?: LogSettings['stream'];
};

export type App = {
  server: FastifyInstance;
  context: AppContext;
  operations: RegisteredOperation[];
  /** The implementation of a port, for tests and scripts. */
  ports<Given extends object>(port: Port<Given>): Given;
  /** Seeds an empty database with the data of every module, or of the named modules only. */
  seed(names?: readonly string[]): Promise<void>;
  /** From now on the readiness check fails; requests are still answered. */
  drain(): void;
  /** Stops jobs and connections after their current work; the database stays open. */
  close(): Promise<void>;
};

async function createContext(server: FastifyInstance, options: AppOptions, transport: MailTransport) {
  const { config, database } = options;
  const { db } = database;
  const log = server.log;
  const changes = await listenForChanges(database, log);
  let sandboxClock: SandboxClock | null = null;
  let clock = options.clock ?? systemClock;
  if (!options.clock && config.mode === 'sandbox') clock = sandboxClock = await openSandboxClock(db, changes);
  const ids = createIds(clock, options.random);
  const context: AppContext = {
    config,
    db,
    clock,
    ids,
    log,
    mail: createMail({ db, clock, ids, transport, log }),
    keys: createKeys(db, clock, ids, config, options.makesKeys),
    jobs: createJobs(database.jobsConnection, log),
    changes,
    personalData: createPersonalDataRegister(),
  };
  return { context, sandboxClock };
}

/** Fastify accepts no proxy count, since it cannot verify it; the operator who sets one vouches for it. */
function proxyTrust({ trustProxy }: Config) {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
}

/**
 * The whole server around an open, migrated database: API, sandbox pages and, if given, the web renderer with the
 * static files. It neither listens nor starts jobs: server/main.ts does both.
 */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config } = options;
  await keepServedMode(options.database.db, config.mode);
  const server = Fastify({
    logger: safeLog({ level: config.logLevel, ...(options.logStream && { stream: options.logStream }) }),
    genReqId: requestIds(config.trustProxy !== false),
    // The log knows the request without a logger of its own for each.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.bodyLimit,
    trustProxy: proxyTrust(config),
    forceCloseConnections: 'idle',
    // Fastify's own default lets a request take for ever to arrive.
    requestTimeout: 60_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    frameworkErrors: (_error, request, reply) => {
      // An undecodable URL: browsers are redirected to the 404 page.
      const isPerson = options.registerWeb && request.headers.accept?.includes('text/html');
      const page = pathIn(localeOfPath(request.url), '/404');
      return void (isPerson ? reply.redirect(page, 302) : sendError(reply, errors.notFound()));
    },
  });
  const transport = options.mailTransport ?? (await createTransport(config));
  const { context, sandboxClock } = await createContext(server, options, transport);

  const traces = config.tracesEndpoint ? await openTraces(config.tracesEndpoint) : null;
  registerRequestId(server);
  if (traces) registerRequestTraces(server, config.trustProxy !== false);
  registerAccessLog(server);
  registerSafeHeaders(server, config);
  registerRequestContext(server);
  allowShopOrigin(server, config);
  if (config.startInMaintenance) registerMaintenance(server);
  registerJsonParser(server);
  registerErrorHandler(server);
  await server.register(formbody, { bodyLimit: config.bodyLimit });

  const { modules, find } = assembleModules(context, options.modules ?? allModules);
  const metrics = config.metricsPort
    ? await openMetrics(server, config.metricsPort + processIndex(), {
        context,
        database: options.database,
        gauges: modules.flatMap(({ gauges }) => gauges ?? []),
      })
    : null;
  const guard = { ...context, ...(find(sessionsPort) ?? { findSession: async () => null }) };
  const operations = registerContract(server, loadContract(), modules, guard, {
    validateResponses: options.validateResponses ?? false,
    compilesAtStart: options.compilesContract ?? false,
  });
  for (const { routes } of modules) await routes?.(server);
  context.jobs.add([...housekeepingJobs(context), ...modules.flatMap(({ jobs }) => jobs ?? [])]);

  context.personalData.add([platformData, ...modules.flatMap(({ personalData }) => personalData ?? [])]);

  const drain = registerReadiness(server, context.db, config.startInMaintenance);
  if (config.mode === 'sandbox') {
    registerOutboxViewer(server, context.mail);
    if (sandboxClock) registerClockControls(server, context, sandboxClock);
  }
  server.setNotFoundHandler((_request, reply) => sendError(reply, errors.notFound()));
  // Unknown API paths answer 404 here; otherwise the pages' handler would take the GET.
  server.get('/api/*', (_request, reply) => sendError(reply, errors.notFound()));
  await options.registerWeb?.(server, context);
  if (options.registerWeb) {
    for (const topic of ['catalogue', 'questions'] as const) context.changes.on(topic, () => server.pages.invalidate());
    context.changes.on('shelf', (ids) => server.pages.refresh(ids));
  }
  await server.ready();
  await context.keys.rotate();

  return {
    server,
    context,
    operations,
    ports(port) {
      const given = find(port);
      if (!given) throw new Error(`No module provides the port ${port.name}.`);
      return given;
    },
    async seed(names) {
      const stranger = names?.find((wanted) => !modules.some(({ name }) => name === wanted));
      if (stranger) throw new Error(`There is no module named ${stranger} to seed.`);
      const chosen = modules.filter(({ name }) => names?.includes(name) ?? true);
      for (const { seed } of chosen.toSorted((a, b) => (a.seedOrder ?? 50) - (b.seedOrder ?? 50))) await seed?.();
    },
    drain,
    async close() {
      drain();
      await Promise.all([context.jobs.stop(), server.close()]);
      await Promise.all([context.changes.stop(), metrics?.close(), traces?.close()]);
      transport.close();
    },
  };
}
