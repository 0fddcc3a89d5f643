import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from 'machine-cli';
import { saidOn, wordsForEdges } from 'machine-explorer/testing';
import { findFlows, loadFlow } from 'machine-explorer/node';
import explorer from '../../explorer.config.ts';
import { families, flowFiles, withEnglish, withScreen } from './stamp.ts';

const root = path.resolve('.tmp/new-flow-test');
const stamps = await Promise.all(
  families.map(async (family) => ({ family, files: await flowFiles(`gift-${family}`, family) })),
);

beforeAll(() => {
  rmSync(root, { recursive: true, force: true });
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const [file, text] of stamps.flatMap(({ files }) => files)) write(file, text);
  for (const folder of ['domain', 'machines/kit', 'machines/families'])
    symlinkSync(path.resolve(folder), path.join(root, folder));
  const project = {
    extends: path.resolve('tsconfig.json'),
    compilerOptions: { rootDirs: [root, path.resolve('.')] },
    include: ['machines/gift-*', 'src/flows', path.resolve('packages/explorer/virtual-flows.d.ts')],
  };
  write('tsconfig.json', JSON.stringify(project));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each(stamps)('a generated flow of the family $family has few files and at most 200 lines', ({ family, files }) => {
  const name = `gift-${family}`;
  const machine = family === 'plain' ? ['machine', 'copy', 'spec'] : ['machine', 'spec'];
  expect(files.map(([file]) => file)).toEqual([
    ...machine.map((kind) => `machines/${name}/${name}.${kind}.ts`),
    ...(family === 'plain' ? [`machines/${name}/index.ts`] : []),
    `src/flows/${name}/${name}.services.ts`,
    `src/flows/${name}/${name}-screen.tsx`,
  ]);
  const lines = files.reduce((sum, [, text]) => sum + text.split('\n').length - 1, 0);
  expect(lines).toBeLessThanOrEqual(200);
});

it('generated flows pass the check unchanged', async () => {
  let said = '';
  const terminal = { write: (text: string) => (said += text), complain: (text: string) => (said += text) };
  const code = await run(explorer, ['--check', '--machines', path.join(root, 'machines')], terminal);
  const well = [...said.matchAll(/^(\S+) +ok /gm)].map(([, flow]) => flow);
  expect({ code, well, said }).toEqual({
    code: 0,
    well: ['gift-action', 'gift-list', 'gift-plain', 'gift-record'],
    said,
  });
}, 600_000);

it('generated flows have words for every edge, and for no other', async () => {
  for (const flow of findFlows(explorer, path.join(root, 'machines'))) {
    const spec = await loadFlow(flow);
    expect([flow.name, ...wordsForEdges(spec)]).toEqual([flow.name, ...saidOn(spec)]);
  }
});

it('generated flows compile', () => {
  const compiler = path.resolve('node_modules/@typescript/native/bin/tsc');
  expect(spawnSync(process.execPath, [compiler, '-p', root], { encoding: 'utf8' }).stdout).toBe('');
}, 600_000);

it.each(stamps)('every generated sentence for $family has its English', ({ files }) => {
  const [, screen] = files.find(([file]) => file.endsWith('-screen.tsx'))!;
  const sentences = [...screen.matchAll(/t`([^`]+)`/g)].map(([, text]) =>
    text!.replaceAll(/\$\{(\w+)\}/g, '{$1}').replaceAll(/\$\{[^}]+\}/g, '{0}'),
  );
  const catalog = sentences.map((turkish) => `msgid "${turkish}"\nmsgstr ""\n`).join('\n');
  expect(sentences).not.toEqual([]);
  expect(withEnglish(catalog)).not.toContain('msgstr ""');
});

it('the screen of a new flow is added to the promised screens by name', async () => {
  const page = '| real screens | every flow with a screen: address, promo-code |\n';
  expect(await withScreen(page, 'gift-card')).toContain('every flow with a screen: address, gift-card, promo-code |');
});
