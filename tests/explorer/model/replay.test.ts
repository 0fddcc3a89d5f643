import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from 'machine-cli';
import { afterAll, expect, test } from 'vitest';
import explorer from '../../../explorer.config.ts';
import { plantFlow } from './plant-flow.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Step {
  flow: string;
  event: string;
  state: string | object | null;
}

/** As `ops errors show` prints what a browser sent (src/measurement/step-record.test.ts, src/services/monitoring). */
function keepReport(steps: readonly Step[]): string {
  const lines = [{ event_id: 'b5c1' }, { type: 'event' }, { message: 'TypeError: planted', kind: 'error', steps }];
  const file = path.join(folder, 'report.txt');
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  return file;
}

const fail = "assign(() => { throw new TypeError('planted'); })";
const idle = { storage: 'ready', calculation: 'idle' };

test.each<[name: string, action: string, steps: readonly Omit<Step, 'flow'>[]]>([
  [
    'cart',
    'applyEdit',
    [
      { event: 'xstate.init', state: idle },
      { event: 'services.attached', state: idle },
      { event: 'line.add', state: null },
    ],
  ],
  // This flow runs inside the checkout, whose own steps are not in such a report.
  [
    'three-d-secure',
    'rememberReport',
    [
      { event: 'xstate.init', state: { approving: 'opening' } },
      { event: 'frame.opened', state: { approving: 'waiting' } },
      { event: 'frame.opened', state: { approving: 'looking' } },
      { event: 'xstate.done.actor.read', state: null },
    ],
  ],
])('a report of %s is a failing test of its machine until that is mended', async (flow, action, steps) => {
  const file = keepReport(steps.map((step) => ({ flow, ...step })));
  const replay = async (machines: string) => {
    let said = '';
    const tell = (text: string) => void (said += text);
    const code = await run(explorer, ['--replay', file, '--machines', machines], { write: tell, complain: tell });
    return [code, said.split('\n')[0]];
  };
  const broken = plantFlow(folder, flow, `${action}: ${fail}`);
  expect([await replay(broken), await replay('machines')]).toEqual([
    [1, `✗ ${flow} throws what was reported: TypeError: planted`],
    [0, `✓ ${flow}: every step of the report leads where it led, and the last one throws nothing.`],
  ]);
});
