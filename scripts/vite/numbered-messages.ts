import path from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { type CatalogType, getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

/** Namespaces that every page loads: what they have, a screen's own catalogue need not repeat. */
const everywhere = ['common', 'shell'];

interface Numbered {
  /** By the hash of the message. */
  numbers: Map<string, number>;
  /** By namespace: the messages it is the first to have, in the order of their numbers. */
  own: Map<string, string[]>;
  /** What is written for a message in a language's namespace. */
  wordsFor: (locale: string, namespace: string, key: string) => string | undefined;
}

const rank = (name: string) => (everywhere.includes(name) ? everywhere.indexOf(name) : everywhere.length);

async function numberMessages(): Promise<Numbered> {
  const config = getConfig();
  const locales: string[] = [...config.locales];
  const texts = new Map<string, CatalogType>();
  const names: string[] = [];
  for (const catalog of await getCatalogs(config)) {
    const name = path.basename(catalog.path);
    names.push(name);
    for (const locale of locales) texts.set(`${locale}/${name}`, (await catalog.read(locale)) ?? {});
  }
  const numbers = new Map<string, number>();
  const own = new Map<string, string[]>();
  for (const name of names.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))) {
    const mine = Object.keys(texts.get(`${config.sourceLocale}/${name}`) ?? {}).filter((id) => !numbers.has(id));
    for (const id of mine) numbers.set(id, numbers.size);
    own.set(name, mine);
  }
  return { numbers, own, wordsFor: (locale, name, key) => texts.get(`${locale}/${name}`)?.[key]?.translation };
}

/** A compiled catalogue as a list. What an everywhere-loaded one says just so, it need not say again. */
function listOf(code: string, id: string, { numbers, own, wordsFor }: Numbered): string {
  const [, locale = '', namespace = ''] = /([^/]+)\/([^/]+)\.po$/.exec(id) ?? [];
  const [, text] = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(code) ?? [];
  const mine = own.get(namespace);
  if (text === undefined || !mine) throw new Error(`${id} has not the form of a compiled catalogue`);
  const messages: Record<string, unknown> = JSON.parse(JSON.parse(text));
  const isSaid = (key: string) =>
    mine.includes(key) ||
    (!everywhere.includes(namespace) &&
      everywhere.some((name) => wordsFor(locale, name, key) === wordsFor(locale, namespace, key)));
  const repeated = Object.entries(messages).filter(([key]) => !isSaid(key));
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
