// Before and after `npm pack` of a package, in its folder. Node strips no types below node_modules: what is packed is
// JavaScript with declarations, made of the sources; package.json names it only while it is packed.
//   node ../../scripts/build/pack-package.ts before|after
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  exports: Record<string, string>;
  bin?: Record<string, string>;
}

const folder = process.cwd();
const packages = path.resolve(import.meta.dirname, '../../packages');
const compiler = path.resolve(packages, '../node_modules/@typescript/native/bin/tsc');
const kept = path.resolve('package.sources.json');

/** The file in `dist` of a source; its declarations are beside it under the same name. */
const renamed = (sources: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [name, source.replace(/^\.\/(.+)\.tsx?$/, './dist/$1.js')]),
  );

const tsc = (...args: string[]) => execFileSync(process.execPath, [compiler, ...args], { stdio: 'inherit' });

function compile(exported: readonly string[], to: string): void {
  tsc('-p', path.join(packages, 'tsconfig.pack.json'), '--outDir', to);
  // Only what others import has declarations.
  const entries = { extends: './tsconfig.pack.json', include: ['*/*.d.ts'], files: exported };
  const project = path.join(packages, 'tsconfig.declarations.json');
  writeFileSync(project, JSON.stringify(entries));
  try {
    tsc('-p', project, '--outDir', to, '--declaration', '--emitDeclarationOnly');
  } finally {
    rmSync(project);
  }
}

/** Renames sources that a page or a worker names in a string: the compiler does not rewrite strings. */
function nameCompiled(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/(["'])(\.\/[\w/-]+)\.tsx?\1/g, '$1$2.js$1'));
}

function before(): void {
  // An earlier run was interrupted before `after`.
  if (existsSync(kept)) after();
  const text = readFileSync('package.json', 'utf8');
  const manifest: Manifest = JSON.parse(text);
  const sources = Object.values(manifest.exports);
  const built = mkdtempSync(path.join(packages, '.built-'));
  try {
    compile(
      sources.map((source) => path.join(folder, source)),
      built,
    );
    rmSync('dist', { recursive: true, force: true });
    renameSync(path.join(built, path.basename(folder)), 'dist');
  } finally {
    rmSync(built, { recursive: true });
  }
  for (const page of readdirSync('.').filter((name) => name.endsWith('.html'))) {
    cpSync(page, path.join('dist', page));
    nameCompiled(path.join('dist', page));
  }
  const worker = path.join('dist', 'checker', 'ask.js');
  if (existsSync(worker)) nameCompiled(worker);
  writeFileSync(kept, text);
  const packed = {
    ...manifest,
    exports: renamed(manifest.exports),
    ...(manifest.bin && { bin: renamed(manifest.bin) }),
  };
  writeFileSync('package.json', `${JSON.stringify(packed, null, 2)}\n`);
}

function after(): void {
  renameSync(kept, 'package.json');
  rmSync('dist', { recursive: true, force: true });
}

if (process.argv[2] === 'after') after();
else before();
