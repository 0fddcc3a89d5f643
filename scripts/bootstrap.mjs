// Runs on any Node from 20 on, before anything is installed: plain JavaScript, no packages.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const [command, ...rest] = process.argv.slice(2);
const stamp = path.join(root, 'node_modules', '.installed-lock');
const lockHash = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');

function fail(message) {
  console.error(`\n✗ ${message}`);
  process.exit(1);
}

function major(node) {
  const answer = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return answer.status === 0 ? Number(answer.stdout.slice(1).split('.')[0]) : 0;
}

if (major(process.execPath) < 20) fail(`Node 20 or newer is needed; this is ${process.version}.`);

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockHash) {
  console.log('▸ installing packages (npm ci), once for each change of package-lock.json …');
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (install.status !== 0) fail('npm ci failed: is the npm registry reachable? Its words are above.');
  writeFileSync(stamp, lockHash);
}

const bin = path.join(root, 'node_modules', '.bin');
const bundled = path.join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
const node = existsSync(bundled) && major(bundled) >= 24 ? bundled : process.execPath;
if (major(node) < 24)
  fail(`On this platform the shop runs on the system's Node, which must be 24 or newer; this is ${process.version}.`);

const child = spawn(node, [path.join(root, 'scripts', `${command}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
// npm on some systems ends without stopping its children: a process that has lost its parent stops its child itself.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
