import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Postgres {
  url: string;
  /** Ends it as a crash does: connections drop, nothing more is written. */
  crash(): void;
  /** Starts it again after a crash; returns when it takes connections. */
  start(): void;
  /** Ends it and deletes its data. */
  stop(): void;
  /** The process id of the postmaster. */
  pid(): number;
}

/** The folder with `initdb`: on the PATH, or Debian's versioned one; null when there is none. */
export function findPostgres(): string | null {
  const onPath = spawnSync('sh', ['-c', 'command -v initdb'], { encoding: 'utf8' }).stdout.trim();
  // `initdb` on the PATH may be a link; the other programs are beside its target.
  if (onPath) return path.dirname(realpathSync(onPath));
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => path.join(debian, version, 'bin'));
  return folders.find((bin) => existsSync(path.join(bin, 'initdb'))) ?? null;
}

/**
 * A Postgres of its own in a temporary folder, reached by a socket. `isDurable`: commits survive a power failure
 * (fsync); a crash of the server they survive either way. `counted`: counts statements (pg_stat_statements). Throws
 * with instructions when this machine has no Postgres.
 */
export function startPostgres({ isDurable = true, counted = false } = {}): Postgres {
  const bin = findPostgres();
  if (!bin) throw new Error('No Postgres found: install it (Debian: apt-get install postgresql), or set DATABASE_URL.');
  const folder = mkdtempSync(path.join(tmpdir(), 'mercan-postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    chmodSync(folder, 0o700);
    execFileSync('chown', ['postgres', folder]);
  }
  // Postgres refuses to run as root.
  const run = (command: string, ...args: string[]) =>
    isRoot
      ? execFileSync('runuser', ['-u', 'postgres', '--', path.join(bin, command), ...args], { stdio: 'pipe' })
      : execFileSync(path.join(bin, command), args, { stdio: 'pipe' });
  const data = path.join(folder, 'data');
  const user = 'mercan';
  run('initdb', '-D', data, '-U', user, '--auth=trust', '--encoding=UTF8', '--locale=C');
  const options = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c max_connections=200 -c fsync=${isDurable ? 'on' : 'off'}${counted ? ' -c shared_preload_libraries=pg_stat_statements' : ''}`;
  const start = () => {
    run('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start');
  };
  start();
  return {
    url: `postgres://${user}@localhost/postgres?host=${folder}`,
    start,
    pid: () => Number.parseInt(readFileSync(path.join(data, 'postmaster.pid'), 'utf8'), 10),
    crash: () => void run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop'),
    stop() {
      run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
