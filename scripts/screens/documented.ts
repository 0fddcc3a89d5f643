import { globSync, readFileSync } from 'node:fs';

export const DOCS_FOLDER = 'docs/screens';

/** File names of the pictures that README.md and docs/*.md show. */
export const documented: ReadonlySet<string> = new Set(
  ['README.md', ...globSync('docs/*.md')].flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/screens\/([\w-]+\.webp)/g)].map(([, name]) => name!),
  ),
);
