import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageSource, Render } from './rendered-page.ts';

const headOf = (document: string) => /<head>([\s\S]*?)<\/head>/.exec(document)?.[1]?.trim() ?? '';

/** Pages from the build in `dist`. Rejects with a sentence when there is none. */
export async function builtPages(dist: string): Promise<PageSource> {
  const shell = await readFile(path.join(dist, 'shell.html'), 'utf8').catch(() => {
    throw new Error(`There is no build in ${dist}. Run: npm run build`);
  });
  const entry = (await import(pathToFileURL(path.join(dist, 'server/entry-server.js')).href)) as { render: Render };
  const tags = headOf(shell);
  return { render: entry.render, headTags: () => Promise.resolve(tags), isCacheable: true };
}

/** The part of Vite that pages are made with while developing. */
export interface ViteLike {
  ssrLoadModule: (url: string) => Promise<Record<string, unknown>>;
  transformIndexHtml: (url: string, html: string) => Promise<string>;
}

/** Pages from the sources, through a Vite server in middleware mode: what is edited shows at the next request. */
export function developedPages(vite: ViteLike, root: string): PageSource {
  return {
    render: async (page, settings) => {
      const entry = (await vite.ssrLoadModule('/src/entry-server.tsx')) as { render: Render };
      return entry.render(page, settings);
    },
    headTags: async (page) =>
      headOf(await vite.transformIndexHtml(page, await readFile(path.join(root, 'index.html'), 'utf8'))),
    isCacheable: false,
  };
}
