import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FlowReport } from 'model-testing';
import explorer from '../../../explorer.config.ts';
import { followTokens, statePathOf } from 'machine-explorer';
import { describedFlows, findFlows, loadFlow, reportFolderOf } from 'machine-explorer/node';
import { run } from 'machine-cli';

async function command(...args: string[]): Promise<{ code: number; out: string; complaints: string }> {
  let out = '';
  let complaints = '';
  const code = await run(explorer, args, { write: (text) => (out += text), complain: (text) => (complaints += text) });
  return { code, out, complaints };
}

const declined = ['three-d-secure', '--input', 'resumed', '--to', 'declined'];

describe('npm run paths', () => {
  it('lists every flow with its description', async () => {
    const { code, out } = await command('--list');
    expect(code).toEqual(0);
    expect(out).toMatch(/^checkout {2,}A shopper turns a cart into a paid order, or learns why not\.$/m);
  });

  it('describes a path in plain words, in both languages', async () => {
    const english = await command(...declined);
    const turkish = await command(...declined, '--lang', 'tr');
    expect(english.out.split('\n').slice(1)).toEqual([
      '',
      '1. from "resumed"',
      '   start                                           → settling.reading  (unknown)',
      '   The bank declines the card  read.done.declined  → declined  (notCharged)',
      '',
    ]);
    expect(turkish.out).toContain('Banka reddetti');
  });

  it('gives the same path as JSON', async () => {
    const { out } = await command(...declined, '--format', 'json');
    expect(JSON.parse(out)).toMatchObject({
      flow: 'three-d-secure',
      paths: [
        {
          input: 'resumed',
          tokens: ['read.done.declined'],
          states: ['settling.reading', 'declined'],
          money: ['unknown', 'notCharged'],
        },
      ],
    });
  });

  it('draws the path, or the whole machine, for Mermaid', async () => {
    const { out } = await command(...declined, '--format', 'mermaid');
    expect(out.split('\n')).toEqual([
      'stateDiagram-v2',
      '  state "settling.reading" as settling_reading',
      '  [*] --> settling_reading',
      '  state "declined" as declined',
      '  settling_reading --> declined : read.done.declined',
      '  declined --> [*]',
      '',
    ]);
    const whole = await command('cart', '--format', 'mermaid');
    expect(whole.out.split('\n').slice(0, 2)).toEqual(['stateDiagram-v2', '  state "cart" as cart {']);
    // Mermaid reads the line between two regions only inside a state.
    expect(whole.out.match(/^ *--$/gm)).toEqual(['    --']);
  });

  it('writes a Vitest file that names what must be seen', async () => {
    const { out } = await command(...declined, '--format', 'vitest');
    expect(out).toContain("import { threeDSecureFlow } from '../../machines/three-d-secure/three-d-secure.spec.ts';");
    expect(out).toContain("      'settling.reading, unknown',\n      'declined, notCharged',\n");
  });

  it('writes a Playwright file whose imports fit its folder', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'paths-'));
    const out = path.join(folder, 'declined.spec.ts');
    const { code, complaints } = await command(...declined, '--format', 'playwright', '--out', out);
    const text = readFileSync(out, 'utf8');
    rmSync(folder, { recursive: true });
    expect({ code, complaints }).toEqual({ code: 0, complaints: `${out} is written.\n` });
    expect(text).toContain(`from '${path.relative(folder, process.cwd())}/tests/explorer/explorer-test.ts'`);
    expect(text).toContain("  await walk.choose('read.done.declined');\n  await walk.shows('declined, notCharged');\n");
  });

  it('starts from given events, and reaches a state from there', async () => {
    const { out } = await command(
      'three-d-secure',
      '--from',
      'frame.opened,payment.cancel',
      '--to',
      'paid',
      '--format',
      'json',
    );
    expect(JSON.parse(out)).toMatchObject({
      paths: [{ input: 'challenged', tokens: ['frame.opened', 'payment.cancel', 'abandon.done.paidAfterAll'] }],
    });
  });

  it.each([
    [['checkot'], 'No flow "checkot". Did you mean checkout?\n'],
    [['cart', '--input', 'kep'], 'cart: No input "kep". Did you mean kept?\n'],
    [['cart', '--to', 'redy'], 'cart: No state "redy". Did you mean storage.ready?\n'],
    [
      ['three-d-secure', '--from', 'frame.opend'],
      'three-d-secure: No event "frame.opend". Did you mean frame.opened?\n',
    ],
    [['cart', '--format', 'mermade'], 'No format "mermade". Did you mean mermaid?\n'],
    [
      ['three-d-secure', '--machines', 'tests/explorer/broken', '--to', 'declined'],
      'three-d-secure: Nothing reaches "declined": the state is there, no path leads to it.\n',
    ],
    [['--list', '--check'], 'One command at a time: --list, --check.\n'],
    [['--check', 'cart', '--suite', 'walks'], '--check takes no --suite. It takes --report, --machines.\n'],
    [['--list', 'cart'], '--list takes no flow: it names all. Paths of one: npm run paths -- cart\n'],
    [
      ['session', '--out', 'machines'],
      'machines cannot be written (EISDIR). Name a file in a folder that can: --out paths.txt\n',
    ],
    [
      ['three-d-secure', '--input', 'resumed', '--from', 'frame.opened'],
      'three-d-secure: no path of this suite from input "resumed" passes through the state after frame.opened. Ask for another (--suite transitions, --suite walks), leave --input out or name where to go (--to STATE).\n',
    ],
    [
      ['session', '--from', 'profile.retry', '--to', 'expired'],
      'session: profile.retry is refused in restoring (input "opened"). What may happen there: session.open, restore.done.none, restore.done.kept, restore.failed.unreadable, after.persistLimit.\n',
    ],
    [
      ['session', '--format', 'vitest', '--out', 'tests/flows/x.test.ts'],
      'Vitest would not find tests/flows/x.test.ts. Write it beside the flow: --out machines/FLOW/NAME.test.ts\n',
    ],
    [['a', 'b'], 'One flow at a time: a, b. --check and --coverage take several.\n'],
  ])(
    'says what to write instead of %j',
    async (args, complaint) => {
      expect(await command(...args)).toEqual({ code: 2, out: '', complaints: complaint });
    },
    30_000,
  );

  it('passes a flow whose checks all hold', async () => {
    const { code, out, complaints } = await command('--check', 'session');
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
    expect(out).toMatch(/^session +ok +\d+ +\d+ +\d+ +\d+\/\d+ +[\d.]+ s +\d+ MB$/m);
  }, 60_000);

  it('fails a deliberately broken copy, with the path that breaks it, and reports it apart from the real flow', async () => {
    const folder = reportFolderOf(explorer, 'tests/explorer/broken');
    rmSync(folder, { recursive: true, force: true });
    const { code, complaints } = await command('--check', '--machines', 'tests/explorer/broken');
    expect(code).toEqual(1);
    expect(complaints).toContain(
      'three-d-secure: invariant broken: paid is shown only when the server reported it, with its orders\n    by challenged: payment.cancel\n',
    );
    expect(path.relative('.', folder)).toEqual('.tmp/model-tests-explorer-broken');
    const report: FlowReport = JSON.parse(readFileSync(path.join(folder, 'three-d-secure.json'), 'utf8'));
    expect(report.invariants.flatMap(({ name, counterExample }) => (counterExample ? [name] : []))).toContain(
      'paid is shown only when the server reported it, with its orders',
    );
  }, 60_000);
});

it('the explorer describes every flow in both languages', async () => {
  const flows = await describedFlows(findFlows(explorer));
  expect(flows.filter(({ description: { tr, en } }) => !tr?.text || !en?.text).map(({ name }) => name)).toEqual([]);
});

it.each(explorer.highlights)(
  'the highlight "$words.en" leads to its stated state',
  async ({ flow, input, tokens, statePath }) => {
    const spec = await loadFlow(findFlows(explorer).find(({ name }) => name === flow)!);
    const { steps, stoppedBy } = followTokens(spec, input, tokens);
    expect([stoppedBy, statePathOf(steps.at(-1)!.visit.snapshot)]).toEqual([null, statePath]);
  },
);
