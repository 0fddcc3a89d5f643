// A page that was open before a release goes on asking for the files of its own build.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** How long the files of a build that was replaced are served on. */
export const KEPT_FOR_MS = 7 * 24 * 3600_000;

/** When each file under client/assets was replaced, as ISO 8601; null: it belongs to the current build. */
type Manifest = Readonly<Record<string, string | null>>;

const manifestName = 'assets.json';
const assetsOf = (dist: string) => path.join(dist, 'client/assets');
/** Where the assets are during a build; after a failed build they remain here for the next one. */
const asideOf = (dist: string) => path.join(path.dirname(dist), '.tmp/kept-assets');

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(path.join(folder, manifestName), 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

/** Puts the assets of `dist` aside, before it is emptied. */
export async function takeAssets(dist: string): Promise<void> {
  const aside = asideOf(dist);
  await mkdir(path.join(aside, 'assets'), { recursive: true });
  await cp(assetsOf(dist), path.join(aside, 'assets'), { recursive: true }).catch(() => {});
  const manifest = { ...(await readManifest(aside)), ...(await readManifest(dist)) };
  await writeFile(path.join(aside, manifestName), JSON.stringify(manifest));
}

/** Puts back the files that the new build lacks, for a week after they were replaced. Writes the manifest. */
export async function keepAssets(dist: string, now: number): Promise<void> {
  const aside = asideOf(dist);
  const manifest = await readManifest(aside);
  const next: Record<string, string | null> = {};
  for (const name of await namesIn(assetsOf(dist))) next[name] = null;
  for (const name of await namesIn(path.join(aside, 'assets'))) {
    const since = manifest[name] ?? new Date(now).toISOString();
    if (name in next || now - Date.parse(since) > KEPT_FOR_MS) continue;
    await cp(path.join(aside, 'assets', name), path.join(assetsOf(dist), name));
    next[name] = since;
  }
  await writeFile(path.join(dist, manifestName), `${JSON.stringify(next, null, 2)}\n`);
  await rm(aside, { recursive: true });
}
