import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { flowFiles, withStory } from './new-flow.templates.ts';
import { run } from 'machine-cli';
import explorer from '../explorer.config.ts';

it('a stamped flow passes the gate from its first minute', async () => {
  const root = path.resolve('.tmp/new-flow-test');
  rmSync(root, { recursive: true, force: true });
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of flowFiles('gift-card')) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  for (const folder of ['domain', 'model-testing']) symlinkSync(path.resolve(folder), path.join(root, folder));
  let said = '';
  const terminal = { write: (text: string) => (said += text), complain: (text: string) => (said += text) };
  const code = await run(explorer, ['--check', '--machines', path.join(root, 'machines')], terminal);
  expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/^gift-card +ok /m) as string });
}, 30_000);

const names = (text: string) => [...text.matchAll(/^ {2}'?([a-z-]+)'?: \{$/gm)].map(([, name]) => name!);

it('its story stands in the list, by name', () => {
  const stories = readFileSync('src/explorer/stories.ts', 'utf8');
  const before = names(stories);
  for (const name of ['gift-card', 'aardvark', 'zebra']) {
    expect(names(withStory(stories, name))).toEqual(
      [...before, name].toSorted((one, other) => one.localeCompare(other)),
    );
  }
});
