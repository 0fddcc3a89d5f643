import type { FastifyBaseLogger } from 'fastify';
import type { Changes } from './changes/changes.ts';
import type { Clock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import type { Db } from './database/database.ts';
import type { Ids } from './ids/ids.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Keys } from './keys/keys.ts';
import type { Mail } from './mail/mail.ts';
import type { PersonalDataRegister } from './personal-data/personal-data.ts';

/**
 * The platform as given to every module, with the ports it declares: `AppContext<WithAttempts & WithPayments>`.
 * See `defineModule`.
 */
export type AppContext<Ports extends object = object> = {
  config: Config;
  db: Db;
  clock: Clock;
  ids: Ids;
  mail: Mail;
  keys: Keys;
  jobs: Jobs;
  changes: Changes;
  personalData: PersonalDataRegister;
  log: FastifyBaseLogger;
} & Ports;
