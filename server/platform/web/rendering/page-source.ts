import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageSource, Render } from './rendered-page.ts';

const headOf = (document: string) => /<head>([\s\S]*?)<\/head>/.exec(document)?.[1]?.trim() ?? '';

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

/** Preload tags for the files of these modules and their imports; the build's shell already has those of the entry. */
function preloadTags(manifest: Manifest, modules: readonly string[]): string {
  const entry = manifest['index.html'];
  const named = new Set(['index.html', ...(entry?.imports ?? [])]);
  const found = new Set(modules.filter((module) => module in manifest));
  for (const module of found) {
    for (const imported of manifest[module]?.imports ?? []) if (!named.has(imported)) found.add(imported);
  }
  return [...found]
    .map((module) => `<link rel="modulepreload" crossorigin href="/${manifest[module]!.file}">`)
    .join('');
}

/** Pages from the build in `dist`. Rejects with a sentence when there is none. */
export async function builtPages(dist: string): Promise<PageSource> {
  const shell = await readFile(path.join(dist, 'shell.html'), 'utf8').catch(() => {
    throw new Error(`There is no build in ${dist}. Run: npm run build`);
  });
  // React chooses between its two builds on import.
  process.env['NODE_ENV'] ??= 'production';
  const entry: Pick<PageSource, 'render' | 'hasRoute'> & { publicPaths: () => readonly string[] } = await import(
    pathToFileURL(path.join(dist, 'server/entry-server.js')).href
  );
  const tags = headOf(shell);
  const manifest: Manifest = JSON.parse(await readFile(path.join(dist, 'manifest.json'), 'utf8'));
  return {
    render: entry.render,
    hasRoute: entry.hasRoute,
    publicPaths: async () => entry.publicPaths(),
    headTags: async (_, modules) => tags + preloadTags(manifest, modules),
    isCacheable: true,
  };
}

/** The part of Vite that renders pages while developing. */
export interface ViteLike {
  // oxlint-disable-next-line typescript/no-explicit-any -- Vite's own type: the module is whatever its source exports
  ssrLoadModule: (url: string) => Promise<Record<string, any>>;
  transformIndexHtml: (url: string, html: string) => Promise<string>;
}

/** Pages from the sources, through a Vite server in middleware mode: edits show at the next request. */
export function developedPages(vite: ViteLike, root: string): PageSource {
  return {
    render: async (page, settings) => {
      const { render }: { render?: Render } = await vite.ssrLoadModule('/src/entry-server.tsx');
      if (!render) throw new Error('src/entry-server.tsx has no render');
      return render(page, settings);
    },
    hasRoute: () => true,
    publicPaths: async () => {
      const { publicPaths }: { publicPaths?: () => readonly string[] } =
        await vite.ssrLoadModule('/src/entry-server.tsx');
      return publicPaths?.() ?? [];
    },
    headTags: async (page) =>
      headOf(await vite.transformIndexHtml(page, await readFile(path.join(root, 'index.html'), 'utf8'))),
    isCacheable: false,
  };
}
