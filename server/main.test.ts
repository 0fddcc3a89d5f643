import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'mercan-main-'));
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nothing = (): void => undefined;

function run(settings: Record<string, string>) {
  const { DATABASE_URL: _elsewhere, ...environment } = process.env;
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...environment, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'fatal', MODE: 'sandbox', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  let changed = nothing;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      changed();
    });
  }
  const exited = new Promise<number | null>((resolve) => {
    child.on('exit', (code) => {
      running.delete(child);
      resolve(code);
      changed();
    });
  });
  return {
    child,
    exited,
    output: () => output,
    said: (pattern: RegExp) =>
      new Promise<string>((resolve, reject) => {
        changed = () => {
          const found = pattern.exec(output);
          if (found) resolve(found[1] ?? found[0]);
          else if (child.exitCode !== null) reject(new Error(output));
        };
        changed();
      }),
  };
}

test('the server starts, refuses a second process on its folder, and stops cleanly on SIGTERM', async () => {
  const DATABASE_URL = `pglite:${join(folder, 'db')}`;
  const first = run({ DATABASE_URL });
  const address = await first.said(/listens on (http\S+)/);
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' });

  const second = run({ DATABASE_URL });
  expect(await second.exited).toBe(1);
  expect(second.output()).toMatch(/^The database folder .* is already open in process \d+\. Stop that process first/m);

  first.child.kill('SIGTERM');
  expect(await first.exited).toBe(0);

  const again = run({ DATABASE_URL });
  await again.said(/listens on (http\S+)/);
  // Ctrl+C under `npm start` sends the signal twice.
  again.child.kill('SIGINT');
  await again.said(/finishing what runs/);
  again.child.kill('SIGTERM');
  expect(await again.exited).toBe(0);
}, 180_000);

test('an unreachable database is named in the error, without its password', async () => {
  const { exited, output } = run({ DATABASE_URL: 'postgres://mercan:secret@127.0.0.1:9/shop' });
  expect(await exited).toBe(1);
  expect(output().trim()).toBe(
    'The database 127.0.0.1:9/shop of DATABASE_URL cannot be opened: connect ECONNREFUSED 127.0.0.1:9.',
  );
}, 60_000);

test('invalid settings are reported before anything starts', async () => {
  const { exited, output } = run({ MODE: 'production', DATABASE_URL: 'pglite:memory' });
  expect(await exited).toBe(1);
  expect(output()).toContain('- MODE=production needs SMTP_URL: without it no mail would leave.');
}, 60_000);
