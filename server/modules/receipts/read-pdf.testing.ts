import { inflateSync } from 'node:zlib';

const latin1 = (bytes: Buffer) => bytes.toString('latin1');
const codePoints = (hex: string) =>
  (hex.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));

/** The characters of a font's glyphs, from its ToUnicode map. */
function charactersOf(map: string): ReadonlyMap<number, string> {
  const characters = new Map<number, string>();
  for (const [, from, , list] of map.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    for (const [index, [, hex]] of [...(list ?? '').matchAll(/<([\w ]*)>/g)].entries()) {
      characters.set(Number.parseInt(from!, 16) + index, String.fromCharCode(...codePoints(hex!)));
    }
  }
  return characters;
}

/**
 * The text of a PDF made by pdfkit, one entry per drawn piece, from left to right. A character that the font
 * lacks is \uFFFD; a glyph that is only part of a character, such as its dots, is empty.
 */
export function readPdfText(file: Buffer): string[] {
  const objects = new Map(
    [...latin1(file).matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id!, body!]),
  );
  const streamOf = (id: string): string => {
    const [, data = ''] = /stream\n([\s\S]*)\nendstream/.exec(objects.get(id) ?? '') ?? [];
    return latin1(inflateSync(Buffer.from(data, 'latin1')));
  };
  const fonts = new Map<string, ReadonlyMap<number, string>>();
  for (const body of objects.values()) {
    for (const [, name, id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!) ?? '') ?? [];
      if (map) fonts.set(name!, charactersOf(streamOf(map)));
    }
  }
  return [...objects.values()].flatMap((page) => {
    const [, contents] = /\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/.exec(page) ?? [];
    if (!contents) return [];
    let characters: ReadonlyMap<number, string> = new Map();
    return [...streamOf(contents).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, font, shown]) => {
      if (font) characters = fonts.get(font) ?? new Map();
      if (shown === undefined) return [];
      const glyphs = [...shown.matchAll(/<(\w*)>/g)].flatMap(([, hex]) => codePoints(hex!));
      return [glyphs.map((glyph) => (glyph === 0 ? '\uFFFD' : (characters.get(glyph) ?? ''))).join('')];
    });
  });
}
