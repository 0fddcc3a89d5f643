import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build, type Rolldown } from 'vite';
import { referenceRouter } from './page.ts';

async function bundle(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: path.join(import.meta.dirname, 'client.ts') },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk, ...more] = built.output.filter(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error('The reference page is not one file.');
  return chunk.code;
}

async function html(): Promise<string> {
  const router = referenceRouter(createMemoryHistory({ initialEntries: ['/'] }));
  await router.load();
  const main = renderToString(createElement(RouterProvider, { router }));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Reference</title><meta name="description" content="Reference"><meta name="viewport" content="width=device-width"><script type="module" src="/client.js"></script></head><body><main>${main}</main></body></html>`;
}

/** The reference page on a server of its own, for as long as `work` runs; it gets the address. */
export async function withReferencePage<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const files = new Map([
    ['/', { type: 'text/html', body: brotliCompressSync(await html()) }],
    ['/client.js', { type: 'text/javascript', body: brotliCompressSync(await bundle()) }],
  ]);
  const server = createServer(({ url }, response) => {
    const file = files.get(url ?? '');
    if (file) response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://localhost:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
