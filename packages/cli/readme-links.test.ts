import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Manifest {
  name: string;
  files: string[];
}

const folders = ['model-testing', 'explorer', 'cli'].map((name) => path.resolve(import.meta.dirname, '..', name));
const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const folderOf = new Map(folders.map((folder) => [manifestOf(folder).name, folder]));

/** Whether npm packs this file: the README always, other files by `files` of package.json. */
const isPacked = (folder: string, file: string) =>
  file === 'README.md' ||
  (existsSync(path.join(folder, file)) && manifestOf(folder).files.some((pattern) => path.matchesGlob(file, pattern)));

const headingsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

/** Whether a link works when the packages are installed beside each other under their names. */
function leadsSomewhere(folder: string, file: string, link: string): boolean {
  const [target = '', anchor] = link.split('#');
  const at = path.join('/', manifestOf(folder).name, path.dirname(file), target);
  const [, name = '', ...rest] = at.split(path.sep);
  const there = folderOf.get(name);
  const page = target === '' ? file : rest.join('/');
  if (!there || !isPacked(there, page)) return false;
  return anchor === undefined || headingsOf(readFileSync(path.join(there, page), 'utf8')).includes(anchor);
}

it('every link of a packed page has a target once the packages are installed', () => {
  const links = folders.flatMap((folder) =>
    globSync('*.md', { cwd: folder })
      .filter((file) => isPacked(folder, file))
      .flatMap((file) =>
        [...readFileSync(path.join(folder, file), 'utf8').matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link]) => ({
          page: `${path.basename(folder)}/${file}`,
          link: link!,
          leads: leadsSomewhere(folder, file, link!),
        })),
      ),
  );
  expect(links.filter(({ leads }) => !leads)).toEqual([]);
  expect(links.length).toBeGreaterThan(4);
});
