import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import english from './english.json' with { type: 'json' };

/** `plain`: an event, a question, its outcomes. The others are the families of machines/kit. */
export const families = ['plain', 'record', 'list', 'act'] as const;
export type Family = (typeof families)[number];

const pascal = (name: string) => name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
const camel = (name: string) => pascal(name).replace(/^./, (letter) => letter.toLowerCase());

/** Where each template goes. A family's own stands in its folder, what all have in `every`. */
const files = {
  'README.md': (name: string) => `machines/${name}/README.md`,
  'machine.ts': (name: string) => `machines/${name}/${name}.machine.ts`,
  'copy.ts': (name: string) => `machines/${name}/${name}.copy.ts`,
  'rules.ts': (name: string) => `machines/${name}/${name}.rules.ts`,
  'spec.ts': (name: string) => `machines/${name}/${name}.spec.ts`,
  'test.ts': (name: string) => `machines/${name}/${name}.test.ts`,
  'index.ts': (name: string) => `machines/${name}/index.ts`,
  'services.ts': (name: string) => `src/flows/${name}/${name}.services.ts`,
  'screen.tsx': (name: string) => `src/flows/${name}/index.tsx`,
  'stage.tsx': (name: string) => `src/flows/${name}/${name}.stage.tsx`,
};

function templateOf(family: Family, file: string): string {
  const own = path.join(import.meta.dirname, family, `${file}.txt`);
  return readFileSync(existsSync(own) ? own : path.join(import.meta.dirname, 'every', `${file}.txt`), 'utf8');
}

const formatted = async (file: string, text: string) =>
  format(text, { ...(await resolveConfig('package.json')), filepath: file });

/** The files of a new flow, formatted: in the explorer and covered by model tests from the first commit. */
export async function flowFiles(name: string, family: Family): Promise<[file: string, text: string][]> {
  return Promise.all(
    Object.entries(files).map(async ([template, place]): Promise<[string, string]> => {
      const text = templateOf(family, template)
        .replaceAll('new-flow', name)
        .replaceAll('NewFlow', pascal(name))
        .replaceAll('newFlow', camel(name));
      return [place(name), await formatted(place(name), text)];
    }),
  );
}

/** The list of stories with one for the new flow, in its place by name. */
export function withStory(stories: string, name: string): string {
  const key = name.includes('-') ? `'${name}'` : name;
  const entry = `  ${key}: {
    tr: { title: 'Alışverişçi …', text: 'Tek cümle: kim ne yapar, nasıl biter.' },
    en: { title: 'A shopper …', text: 'One sentence: who does what, and how it ends.' },
  },
`;
  const entries = [...stories.matchAll(/^ {2}'?([a-z][a-z0-9-]*)'?: \{$/gm)];
  const next = entries.find(([, other]) => other!.localeCompare(name) > 0);
  const at = next?.index ?? stories.indexOf('\n};') + 1;
  return stories.slice(0, at) + entry + stories.slice(at);
}

const screened = /(?<=every flow with a screen: )[a-z0-9, -]*[a-z0-9]/;

/** The page of the levels with the new flow among those that show a screen. */
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
