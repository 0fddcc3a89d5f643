import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import fastify from 'fastify';
import { buildExplorer, type ExplorerBuild, reportFolderOf } from 'machine-explorer/node';
import explorer from '../../explorer.config.ts';
import { registerExplorer } from '../../server/platform/web/files/explorer.ts';

export interface ServedExplorer {
  /** The base URL without a final slash. */
  url: string;
  close(): Promise<void>;
}

/** The explorer of the current sources on a free port, below /machines and under its real policy, without the shop. */
export async function serveExplorer(build: ExplorerBuild = {}): Promise<ServedExplorer> {
  await buildExplorer(explorer, build);
  const app = fastify();
  await registerExplorer(app, {
    site: path.resolve(build.outDir ?? 'dist/explorer'),
    reports: reportFolderOf(explorer, build.machines ?? explorer.flows.folder),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, close: () => app.close() };
}

/** A static site in a folder of its own. `funnel`: the file with its counts. */
export async function serveStaticSite(outDir: string, funnel?: string): Promise<ServedExplorer> {
  await rm(outDir, { recursive: true, force: true });
  if (existsSync('dist/explorer')) await cp('dist/explorer', outDir, { recursive: true });
  await rm(`${outDir}/funnel.json`, { force: true });
  return serveExplorer({ outDir, ...(funnel !== undefined && { funnel }) });
}
