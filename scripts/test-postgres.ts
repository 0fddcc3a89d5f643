// The server's tests once more, on Postgres: DATABASE_URL names one, or one is started for them.
import { spawnSync } from 'node:child_process';
import { startPostgres } from './processes/postgres.ts';

const own = process.env['DATABASE_URL'] ? null : startPostgres({ isDurable: false });
const DATABASE_URL = process.env['DATABASE_URL'] ?? own!.url;
const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'server', '--project', 'postgres', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL },
  },
);
own?.stop();
process.exit(status ?? 1);
