import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** The early script as a browser gets it: one file, minified, without what the app adds later. */
async function buildEarlyScript() {
  const bundle = await rolldown({
    input: path.join(root, 'src/main.ts'),
    platform: 'browser',
    external: (id) => /entry-client|\/react\.ts$/.test(id),
    transform: { define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false' } },
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  const [chunk] = output;
  return {
    size: brotliCompressSync(chunk.code).length,
    modules: chunk.moduleIds.map((id) => path.relative(root, id).replace(/^.*node_modules\//, '')),
  };
}

test('the early script is the machine, the actor, storage, the view and the listener, and below 19 kB', async () => {
  const { size, modules } = await buildEarlyScript();
  const folders = new Set(modules.map((id) => /^(?:src\/alive|machines\/[^/]+|[^/]+)(?=\/)/.exec(id)?.[0] ?? id));
  expect([...folders].toSorted()).toEqual(['domain', 'machines/cart', 'machines/kit', 'src', 'src/alive', 'xstate']);
  expect(modules.filter((id) => id.endsWith('.tsx'))).toEqual([]);
  expect(size).toBeLessThan(19_000);
});
