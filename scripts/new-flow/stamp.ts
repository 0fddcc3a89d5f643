import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import english from './english.json' with { type: 'json' };

/** `plain`: an event, a question, its outcomes. The others are those of machines/families. */
export const families = ['plain', 'record', 'list', 'action'] as const;
export type Family = (typeof families)[number];

const pascal = (name: string) => name.replace(/(^|-)(\w)/g, (_, __, initial: string) => initial.toUpperCase());
const camel = (name: string) => pascal(name).replace(/^./, (initial) => initial.toLowerCase());

/** The target path of each template. A family's own templates are in its folder, shared ones in `every`. */
const files = {
  'machine.ts': (name: string) => `machines/${name}/${name}.machine.ts`,
  'copy.ts': (name: string) => `machines/${name}/${name}.copy.ts`,
  'spec.ts': (name: string) => `machines/${name}/${name}.spec.ts`,
  'index.ts': (name: string) => `machines/${name}/index.ts`,
  'services.ts': (name: string) => `src/flows/${name}/${name}.services.ts`,
  'screen.tsx': (name: string) => `src/flows/${name}/${name}-screen.tsx`,
};

function templateOf(family: Family, file: string): string | null {
  const places = [family, 'every'].map((folder) => path.join(import.meta.dirname, folder, `${file}.txt`));
  const place = places.find((one) => existsSync(one));
  return place ? readFileSync(place, 'utf8') : null;
}

const formatted = async (file: string, text: string) =>
  format(text, { ...(await resolveConfig('package.json')), filepath: file });

/** The files of a new flow, formatted: in the explorer and covered by model tests from the first commit. */
export async function flowFiles(name: string, family: Family): Promise<[file: string, text: string][]> {
  const stamped = Object.entries(files).flatMap(([file, place]): [string, string][] => {
    const template = templateOf(family, file);
    const text = template
      ?.replaceAll('new-flow', name)
      .replaceAll('NewFlow', pascal(name))
      .replaceAll('newFlow', camel(name));
    return text === undefined ? [] : [[place(name), text]];
  });
  return Promise.all(
    stamped.map(async ([file, text]): Promise<[string, string]> => [file, await formatted(file, text)]),
  );
}

const screened = /(?<=every flow with a screen: )[a-z0-9, -]*[a-z0-9]/;

/** docs/model-testing.md with the new flow among those that show a screen. */
export const withScreen = async (page: string, name: string): Promise<string> =>
  formatted(
    'docs/model-testing.md',
    page.replace(screened, (flows) =>
      [...flows.split(', '), name].toSorted((one, other) => one.localeCompare(other)).join(', '),
    ),
  );

/** The catalog with the English of the sentences that are stamped. */
export const withEnglish = (catalog: string): string =>
  Object.entries(english).reduce(
    (text, [turkish, words]) =>
      text.replace(`msgid "${turkish}"\nmsgstr ""\n`, `msgid "${turkish}"\nmsgstr "${words}"\n`),
    catalog,
  );
