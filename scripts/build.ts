// Builds the shop into dist/, unless the build there is of these very sources.
import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { keepAssets, takeAssets } from './build/kept-assets.ts';

// React decides between its two builds when it is bundled.
process.env['NODE_ENV'] = 'production';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const stamp = path.join(dist, '.built-from');

const inputFolders = ['src', 'machines', 'domain', 'art', 'locales', 'public', 'openapi/types'];
const inputFiles = [
  'index.html',
  'scripts/build.ts',
  'scripts/build/kept-assets.ts',
  'vite.config.ts',
  'packages/explorer/model/flow-version.ts',
  'lingui.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
/** Files that do not change the build: its own output, tests and documentation. */
const notInputs = /(?:routeTree\.gen\.ts|\.test\.tsx?|\.md)$/;

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !notInputs.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const files = [...inputFiles, ...(await Promise.all(inputFolders.map(filesOf))).flat()].toSorted();
  for (const file of files) hash.update(`${file}\0`).update(await readFile(path.join(root, file)));
  return hash.digest('hex');
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Values of brotli's NPOSTFIX (RFC 7932 §4) to try: which one compresses a file best depends on the file. */
const postfixes = [0, 1, 2];

async function smallestBrotli(content: Buffer): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_NPOSTFIX } = constants;
  const tries = postfixes.map((postfix) =>
    brotli(content, {
      params: {
        [BROTLI_PARAM_QUALITY]: 11,
        [BROTLI_PARAM_SIZE_HINT]: content.length,
        [BROTLI_PARAM_NPOSTFIX]: postfix,
      },
    }),
  );
  return (await Promise.all(tries)).reduce((best, packed) => (packed.length < best.length ? packed : best));
}

/** Writes a .br and a .gz beside every text file of at least 256 bytes. */
async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !/\.(?:js|css|svg|json|txt|webmanifest|html)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (content.length < 256) continue;
    await Promise.all([
      smallestBrotli(content).then((packed) => writeFile(`${file}.br`, packed)),
      zip(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
    ]);
  }
}

/** Preloads the entry's imports in the document: they load in parallel with the entry, not after it. */
async function preloadEarlyScript(): Promise<void> {
  const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
    await readFile(path.join(dist, 'client/.vite/manifest.json'), 'utf8'),
  );
  const imports = (manifest['index.html']?.imports ?? []).map((name) => manifest[name]!.file);
  const links = imports.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
  const shell = path.join(dist, 'client/index.html');
  await writeFile(shell, (await readFile(shell, 'utf8')).replace('</head>', `${links}</head>`));
}

const wanted = await fingerprint();
const present = await readFile(stamp, 'utf8').catch(() => null);
if (present === wanted && !process.argv.includes('--force')) {
  console.log('▸ the build is fresh');
} else {
  console.log('▸ building the shop …');
  const begun = performance.now();
  await takeAssets(dist);
  await rm(dist, { recursive: true, force: true });
  await build({ root, logLevel: 'warn', build: { outDir: 'dist/client' } });
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.tsx', outDir: 'dist/server', copyPublicDir: false },
  });
  await preloadEarlyScript();
  // The shell is only read for the tags that a page needs; neither it nor the manifest is served.
  await rename(path.join(dist, 'client/index.html'), path.join(dist, 'shell.html'));
  await rename(path.join(dist, 'client/.vite/manifest.json'), path.join(dist, 'manifest.json'));
  await rm(path.join(dist, 'client/.vite'), { recursive: true });
  await precompress(path.join(dist, 'client'));
  await keepAssets(dist, Date.now());
  await writeFile(stamp, wanted);
  console.log(`▸ built in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}
