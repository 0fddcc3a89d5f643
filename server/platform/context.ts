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
 * What every module is given, and the ports it asked for besides: `AppContext<WithAttempts & WithPayments>`.
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
