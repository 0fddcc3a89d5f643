import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';

export type Weight = 'plain' | 'strong';

/** Font files in the order of look-up: the shop's own family, then those for characters that it lacks. */
const files = {
  figtree: {
    plain: import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
    strong: import.meta.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  },
  noto: {
    plain: import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    strong: import.meta.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
  },
  arabic: {
    plain: import.meta.resolve('@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf'),
    strong: import.meta.resolve('@expo-google-fonts/noto-naskh-arabic/600SemiBold/NotoNaskhArabic_600SemiBold.ttf'),
  },
  hebrew: {
    plain: import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
    strong: import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf'),
  },
  armenian: {
    plain: import.meta.resolve('@expo-google-fonts/noto-sans-armenian/400Regular/NotoSansArmenian_400Regular.ttf'),
    strong: import.meta.resolve('@expo-google-fonts/noto-sans-armenian/600SemiBold/NotoSansArmenian_600SemiBold.ttf'),
  },
  georgian: {
    plain: import.meta.resolve('@expo-google-fonts/noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular.ttf'),
    strong: import.meta.resolve('@expo-google-fonts/noto-sans-georgian/600SemiBold/NotoSansGeorgian_600SemiBold.ttf'),
  },
} as const;

export type Family = keyof typeof files;
export const families = Object.keys(files) as Family[];

export type Face = { bytes: Buffer; characters: ReadonlySet<number>; ascent: number; lineHeight: number };
const read = new Map<string, Face>();

/** A face with the characters it has, read once on first use. `ascent` and `lineHeight` in ems. */
export function faceOf(family: Family, weight: Weight): Face {
  const known = read.get(family + weight);
  if (known) return known;
  const bytes = readFileSync(fileURLToPath(files[family][weight]));
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error(`${family} is a collection of fonts.`);
  const { unitsPerEm, ascent, descent, lineGap, characterSet } = font;
  const face = {
    bytes,
    characters: new Set(characterSet),
    ascent: ascent / unitsPerEm,
    lineHeight: (ascent - descent + lineGap) / unitsPerEm,
  };
  read.set(family + weight, face);
  return face;
}

/** Joiners and direction marks have no glyph in any font. */
const isInvisible = (sign: string): boolean => /^\p{Cf}$/u.test(sign);

/** The first family, trying `preferred` first, with all characters of a grapheme, accents included; null if none. */
export function familyFor(grapheme: string, weight: Weight, preferred: Family | null): Family | null {
  const signs = Array.from(grapheme).filter((sign) => !isInvisible(sign));
  const has = (family: Family) => signs.every((sign) => faceOf(family, weight).characters.has(sign.codePointAt(0)!));
  return [...(preferred ? [preferred] : []), ...families].find(has) ?? null;
}
