import path from 'node:path';
import fastify from 'fastify';
import { buildExplorer, type ExplorerBuild } from '../../scripts/paths/build-explorer.ts';
import { reportFolderOf } from '../../scripts/paths/machines-folder.ts';
import { registerExplorer } from '../../server/platform/web/explorer.ts';

export interface ServedExplorer {
  /** Where it is, without a final slash. */
  url: string;
  close(): Promise<void>;
}

/** The explorer of today's sources on a free port, below /machines and under its real policy, without the shop. */
export async function serveExplorer(build: ExplorerBuild = {}): Promise<ServedExplorer> {
  await buildExplorer(build);
  const app = fastify();
  await registerExplorer(app, {
    site: path.resolve(build.outDir ?? 'dist/explorer'),
    reports: reportFolderOf(build.machines ?? 'machines'),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, close: () => app.close() };
}
