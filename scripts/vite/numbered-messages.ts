import path from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

/** Namespaces that every page loads: what they have, a screen's own catalogue need not repeat. */
const everywhere = ['common', 'shell'];

interface Numbered {
  /** By the hash of the message. */
  numbers: Map<string, number>;
  /** By namespace: the messages it is the first to have, in the order of their numbers. */
  own: Map<string, string[]>;
}

const rank = ({ name }: { name: string }) => (everywhere.includes(name) ? everywhere.indexOf(name) : everywhere.length);

async function numberMessages(): Promise<Numbered> {
  const config = getConfig();
  const catalogs = await getCatalogs(config);
  const found = await Promise.all(
    catalogs.map(async (catalog) => ({
      name: path.basename(catalog.path),
      texts: await catalog.read(config.sourceLocale ?? ''),
    })),
  );
  const numbers = new Map<string, number>();
  const namespaces = new Map<string, string[]>();
  for (const { name, texts } of found.toSorted((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1))) {
    const own = Object.keys(texts ?? {}).filter((id) => !numbers.has(id));
    for (const id of own) numbers.set(id, numbers.size);
    namespaces.set(name, own);
  }
  return { numbers, own: namespaces };
}

/** A compiled catalogue as a list. What an everywhere-loaded one has, it need not have again. */
function listOf(code: string, id: string, { numbers, own }: Numbered): string {
  const namespace = path.basename(id, '.po');
  const [, text] = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(code) ?? [];
  const mine = own.get(namespace);
  if (text === undefined || !mine) throw new Error(`${id} has not the form of a compiled catalogue`);
  const messages: Record<string, unknown> = JSON.parse(JSON.parse(text));
  const known = new Set([...mine, ...everywhere.flatMap((name) => own.get(name) ?? [])]);
  const repeated = Object.entries(messages).filter(([key]) => !known.has(key));
  // Holes up to the first number: I18n.load takes over what a list has, by its place.
  const list = `Array(${numbers.get(mine[0] ?? '') ?? 0}).concat(${JSON.stringify(mine.map((key) => messages[key]))})`;
  if (repeated.length === 0) return `export const messages = ${list};`;
  const others = repeated.map(([key, message]) => [numbers.get(key), message]);
  return `export const messages = Object.assign(${list}, ${JSON.stringify(Object.fromEntries(others))});`;
}

const idInCode = /(\bid:\s*)(["'`])([\w+/-]{6})\2/g;

/**
 * A message is found by a hash of six characters, which no compression shortens: once in the code, once in the
 * catalogue. In the shopper's build it is found by its number, and a catalogue is a plain list.
 */
export function numberedMessages(): Plugin {
  let numbered: ReturnType<typeof numberMessages>;
  return {
    name: 'mercan:numbered-messages',
    enforce: 'post',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildStart() {
      numbered = numberMessages();
    },
    transform: {
      filter: { id: /\/(?:src\/.*\.tsx?(?:\?.*)?|locales\/.*\.po)$/ },
      async handler(code, id) {
        const all = await numbered;
        if (id.endsWith('.po')) return { code: listOf(code, id, all), map: null, moduleType: 'js' };
        const { numbers } = all;
        const shorter = code.replace(idInCode, (found, start: string, _quote, key: string) =>
          numbers.has(key) ? `${start}"${numbers.get(key)}"` : found,
        );
        return shorter === code ? null : { code: shorter, map: null };
      },
    },
    async generateBundle(_, bundle) {
      const { numbers } = await numbered;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [, , , key] of chunk.code.matchAll(idInCode)) {
          if (key && numbers.has(key)) throw new Error(`${chunk.fileName} asks for the message ${key} by its hash`);
        }
      }
    },
  };
}
