import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '../../..');
const notSources = new Set(['node_modules', 'dist', '.tmp', '.data', '.git', 'docs', 'tests', 'server']);

/** Names unlike each other, as those of real pages are: equal ones would all but vanish in compression. */
export const plantedNames = `addresses cards orders notifications security invitations balance returns invoices gifts
  support devices privacy language reminders history wishlist reviews deliveries points`.split(/\s+/);

const plantedRoute = (name: string) => `
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/{-$locale}/planted/${name}')({
  ssr: false,
  staticData: { app: 'now' },
  loader: ({ context }) => context.locale,
  head: () => ({ meta: [{ title: '${name[0]?.toUpperCase()}${name.slice(1)}' }, { name: 'robots', content: 'noindex' }] }),
  component: Planted,
});

function Planted() {
  return <h1>Only on the planted page</h1>;
}
`;

/** Builds the browser's half of the shop with these pages more, in a copy of the sources, and reads the build. */
async function withPlantedRoutes<Result>(
  names: readonly string[],
  read: (dist: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(path.join(root, '.tmp'), { recursive: true });
  // Inside the project, so that the copy finds its packages.
  const copy = await mkdtemp(path.join(root, '.tmp/planted-'));
  try {
    for (const entry of await readdir(root)) {
      if (!notSources.has(entry)) await cp(path.join(root, entry), path.join(copy, entry), { recursive: true });
    }
    const folder = path.join(copy, 'src/routes/{-$locale}/planted');
    await mkdir(folder);
    for (const name of names) await writeFile(path.join(folder, `${name}.tsx`), plantedRoute(name));
    const vite = path.join(root, 'node_modules/vite/bin/vite.js');
    await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: copy,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    return await read(path.join(copy, 'dist'));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** What a page of its own adds to every other page, in bytes, and the code that every page loads with all of them planted. */
export async function costOfRoute(): Promise<{ each: number; code: string }> {
  const before = await withPlantedRoutes([], startOfEveryPage);
  const after = await withPlantedRoutes(plantedNames, startOfEveryPage);
  return { each: (after.bytes - before.bytes) / plantedNames.length, code: after.code };
}

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

/** What every page loads before its own code: the early script, and the app it starts with all that imports. */
async function startOfEveryPage(dist: string): Promise<{ bytes: number; code: string }> {
  const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const names = new Set(['index.html', ...(manifest['index.html']?.dynamicImports ?? [])]);
  for (const name of names) for (const imported of manifest[name]?.imports ?? []) names.add(imported);
  const files = new Set([...names].map((name) => manifest[name]!.file));
  const texts = await Promise.all([...files].map((file) => readFile(path.join(dist, file))));
  return { bytes: texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0), code: texts.join('\n') };
}
