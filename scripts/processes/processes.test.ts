import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { describeEnd, startNode } from './processes.ts';

it('says how a process ended: by a signal, or with its exit code', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mercan-processes-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [lasting, failing] = [path.join(folder, 'lasting.mjs'), path.join(folder, 'failing.mjs')];
  writeFileSync(lasting, 'setInterval(() => {}, 1000);');
  writeFileSync(failing, 'process.exit(3);');
  const killed = startNode('the shop', lasting, {});
  killed.child.kill('SIGKILL');
  const failed = startNode('the sandbox bank', failing, {});
  await Promise.all([killed.ended, failed.ended]);
  expect([describeEnd(killed), describeEnd(failed)]).toEqual([
    'the shop was ended by SIGKILL',
    'the sandbox bank ended with exit code 3',
  ]);
});
