import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { createRenderer, encoderVersion, type PictureFormat } from './render-picture.ts';

export type RenderedPicture = { body: Buffer; etag: string };

export type PictureCacheOptions = {
  /** Folder of the rendered pictures, kept between starts. */
  folder: string;
  memoryBytes?: number;
  /** Beyond this number the oldest files are deleted. */
  maxFiles?: number;
};

type Drawing = { draw: () => string; format: PictureFormat; quality: number };

const etagOf = (svg: string, format: PictureFormat, quality: number): string =>
  createHash('sha256').update([svg, format, quality, encoderVersion].join('\n')).digest('base64url').slice(0, 24);

/** Caches rendered pictures in memory (most recently used) and on disk, named by a hash of their source. */
export function createPictureCache({ folder, memoryBytes = 48e6, maxFiles = 4000 }: PictureCacheOptions) {
  const pictures = new LRUCache<string, RenderedPicture, Drawing>({
    maxSize: memoryBytes,
    sizeCalculation: ({ body }) => body.length,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _old, { context }) => make(context),
  });
  const renderPicture = createRenderer();
  let written = 0;

  async function prune(): Promise<void> {
    const names = await readdir(folder);
    if (names.length <= maxFiles) return;
    const aged = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(path.join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
    );
    const oldest = aged.toSorted((a, b) => a.at - b.at).slice(0, names.length - Math.floor(maxFiles * 0.9));
    await Promise.all(oldest.map(({ name }) => rm(path.join(folder, name), { force: true })));
  }

  async function store(file: string, body: Buffer): Promise<void> {
    await writeFile(`${file}.${process.pid}`, body);
    await rename(`${file}.${process.pid}`, file);
    written += 1;
    if (written % 200 === 1) await prune();
  }

  async function make({ draw, format, quality }: Drawing): Promise<RenderedPicture> {
    const svg = draw();
    const hash = etagOf(svg, format, quality);
    const file = path.join(folder, `${hash}.${format}`);
    const known = await readFile(file).catch(() => null);
    const body = known ?? (await renderPicture(svg, format, quality));
    // A full or read-only disk slows pictures down but does not break them.
    if (!known) await store(file, body).catch(() => undefined);
    return { body, etag: `"${hash}"` };
  }

  return {
    /** `key` names the picture; `draw` runs only when it is not in memory. Equal keys render once. */
    get: async (key: string, drawing: Drawing): Promise<RenderedPicture> =>
      (await pictures.fetch(key, { context: drawing }))!,
    /** Renders without caching. Throws RATE_LIMITED when too many such pictures wait. */
    async renderOnce({ draw, format, quality }: Drawing): Promise<RenderedPicture> {
      const svg = draw();
      const body = await renderPicture(svg, format, quality, 'unusual');
      return { body, etag: `"${etagOf(svg, format, quality)}"` };
    },
  };
}
