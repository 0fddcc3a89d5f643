import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import type { Db } from './database/database.ts';
import type { Ids } from './ids/ids.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Keys } from './keys/keys.ts';
import type { Mail } from './mail/mail.ts';

/**
 * What every module is given. A module adds a port of its own by declaring it here, from its own folder:
 * `declare module '../../platform/context.ts' { interface AppContext { payments: PaymentPort } }`
 * and returning it from `provide`.
 */
// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface, because modules extend it by declaration merging
export interface AppContext {
  config: Config;
  db: Db;
  clock: Clock;
  ids: Ids;
  mail: Mail;
  keys: Keys;
  jobs: Jobs;
  log: FastifyBaseLogger;
}
