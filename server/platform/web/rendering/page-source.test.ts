import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtPages } from './page-source.ts';
import { entry } from './tiny-build.ts';

const headWith = (...files: string[]) =>
  `<title>a</title>${files.map((file) => `<link rel="modulepreload" crossorigin href="/assets/${file}.js">`).join('')}`;

test('the head lists the files of a page and their imports once each, without those of the entry', async () => {
  const dist = await mkdtemp(path.join(tmpdir(), 'page-source-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  await mkdir(path.join(dist, 'server'));
  const manifest = {
    'index.html': { file: 'assets/early.js', imports: ['_runtime.js'] },
    '_runtime.js': { file: 'assets/runtime.js' },
    'src/cards-page.tsx': { file: 'assets/cards.js', imports: ['_runtime.js', '_list.js', 'index.html'] },
    'src/area.ts': { file: 'assets/area.js', imports: ['_list.js'] },
    '_list.js': { file: 'assets/list.js', imports: ['_runtime.js'] },
  };
  await writeFile(path.join(dist, 'manifest.json'), JSON.stringify(manifest));
  await writeFile(path.join(dist, 'package.json'), '{"type":"module"}');
  await writeFile(path.join(dist, 'server/entry-server.js'), entry);
  await writeFile(path.join(dist, 'shell.html'), '<head><title>a</title></head>');
  const { headTags } = await builtPages(dist);
  expect(await headTags('/account/cards', ['src/area.ts', 'src/cards-page.tsx', 'locales/tr/not-built.po'])).toBe(
    headWith('area', 'cards', 'list'),
  );
  expect(await headTags('/', [])).toBe(headWith());
});
