import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from 'machine-cli';
import { afterAll, expect, test } from 'vitest';
import explorer from '../../explorer.config.ts';
import { plantCart } from './plant-cart.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (event: string, state: object | null) => ({ flow: 'cart', event, state });

/** As `ops errors show` prints what a browser sent (src/measurement/step-record.test.ts, src/services/monitoring). */
function keepReport(): string {
  const idle = { storage: 'ready', calculation: 'idle' };
  const steps = [at('xstate.init', idle), at('services.attached', idle), at('line.add', null)];
  const lines = [{ event_id: 'b5c1' }, { type: 'event' }, { message: 'TypeError: planted', kind: 'error', steps }];
  const file = path.join(folder, 'report.txt');
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  return file;
}

test('a report of the shop is a failing test of its machine until that is mended', async () => {
  const file = keepReport();
  const replay = async (machines: string) => {
    let said = '';
    const tell = (text: string) => void (said += text);
    const code = await run(explorer, ['--replay', file, '--machines', machines], { write: tell, complain: tell });
    return [code, said.split('\n')[0]];
  };
  const broken = plantCart(folder, "assign(() => { throw new TypeError('planted'); })");
  expect([await replay(broken), await replay('machines')]).toEqual([
    [1, '✗ cart throws what was reported: TypeError: planted'],
    [0, '✓ cart: every step of the report leads where it led, and the last one throws nothing.'],
  ]);
});
