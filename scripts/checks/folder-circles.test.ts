import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

type Imports = ReadonlyMap<string, readonly string[]>;

/** Tests, samples and the explorer's stages may look at any flow. */
const aside = /\.(test|samples|testing|stage|stage-view|stage-samples)\.tsx?$|\/testing\.ts$/;

/** What each file of a root imports from the same root, by path. */
function readImports(root: string): Imports {
  const files = globSync(`${root}/**/*.{ts,tsx}`).filter((file) => !aside.test(file));
  return new Map(
    files.map((file) => {
      const found = readFileSync(file, 'utf8').matchAll(/(?:from|import\(?)\s*'(\.{1,2}\/[^'?]+)'/g);
      return [file, [...found].map(([, to]) => path.posix.join(path.posix.dirname(file), to!))];
    }),
  );
}

/** Folders that import each other, directly or through others, with the imports between them. */
function findFolderCircles(imports: Imports): string[][] {
  const edges = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const from = path.posix.dirname(file);
    const reached = edges.get(from) ?? new Set();
    for (const target of targets) if (imports.has(target)) reached.add(path.posix.dirname(target));
    edges.set(from, reached);
  }
  const reachable = (from: string): Set<string> => {
    const seen = new Set<string>();
    const next = [from];
    for (let folder = next.pop(); folder !== undefined; folder = next.pop())
      for (const to of edges.get(folder) ?? []) if (to !== folder && !seen.has(to)) next.push((seen.add(to), to));
    return seen;
  };
  const reach = new Map([...edges.keys()].map((folder) => [folder, reachable(folder)] as const));
  const circles = [...reach.keys()].map((folder) =>
    [...reach.keys()].filter((other) => reach.get(folder)!.has(other) && reach.get(other)!.has(folder)).toSorted(),
  );
  return [...new Set(circles.filter((circle) => circle.length > 1).map(String))].map((circle) => circle.split(','));
}

it.each(['src', 'machines', 'domain', 'server/modules'])('no folders of %s import each other in a circle', (root) => {
  expect(findFolderCircles(readImports(root))).toEqual([]);
});

it('finds an import circle planted over three folders', () => {
  const planted = new Map([
    ['src/a/one.ts', ['src/b/two.ts']],
    ['src/b/two.ts', ['src/c/three.ts']],
    ['src/c/three.ts', ['src/a/other.ts']],
    ['src/a/other.ts', []],
    ['src/d/four.ts', ['src/a/one.ts']],
  ]);
  expect(findFolderCircles(planted)).toEqual([['src/a', 'src/b', 'src/c']]);
});
