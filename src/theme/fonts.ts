import { fontFile } from './early-fonts.ts';

const lira = 'U+20BA';
const turkishLetters = 'U+011E-011F,U+0130,U+015E-015F';

type Face = Readonly<Record<string, string>>;

const face = (family: string, file: string, weight: string, rest: Face = {}): Face => ({
  'font-family': family,
  src: `url(${fontFile(file)}) format("woff2")`,
  'font-weight': weight,
  'font-display': 'swap',
  ...rest,
});

/**
 * The faces of the shop, cut by scripts/generate/generate-fonts.ts: Fraunces has one weight. Figtree has no ₺: `Mercan Lira`
 * (Fraunces' sign alone) is part of the text stack, so that the sign never falls to a system font. The fallbacks take
 * the width and the height of the real faces: nothing jumps on swap.
 */
const faces: Face[] = [
  face('Fraunces', 'fraunces-latin', '300 700'),
  face('Fraunces', 'fraunces-turkish', '300 700', { 'unicode-range': `${turkishLetters},${lira}` }),
  face('Fraunces', 'fraunces-italic-latin', '300 700', { 'font-style': 'italic' }),
  face('Fraunces', 'fraunces-italic-turkish', '300 700', {
    'font-style': 'italic',
    'unicode-range': `${turkishLetters},${lira}`,
  }),
  face('Figtree', 'figtree-latin', '300 900'),
  face('Figtree', 'figtree-turkish', '300 900', { 'unicode-range': turkishLetters }),
  face('Mercan Lira', 'fraunces-turkish', '300 700', { 'unicode-range': lira }),
  {
    'font-family': 'Fraunces Fallback',
    src: "local('Times New Roman'),local('Liberation Serif'),local('TimesNewRomanPSMT')",
    'font-weight': '300 700',
    'size-adjust': '112%',
    'ascent-override': '87.3%',
    'descent-override': '22.8%',
    'line-gap-override': '0%',
  },
  {
    'font-family': 'Fraunces Fallback',
    src: "local('Times New Roman Italic'),local('Liberation Serif Italic'),local('TimesNewRomanPS-ItalicMT')",
    'font-style': 'italic',
    'font-weight': '300 700',
    'size-adjust': '99.6%',
    'ascent-override': '98.2%',
    'descent-override': '25.6%',
    'line-gap-override': '0%',
  },
  {
    'font-family': 'Figtree Fallback',
    src: "local('Arial'),local('Liberation Sans'),local('ArialMT')",
    'font-weight': '300 900',
    'size-adjust': '98.7%',
    'ascent-override': '96.3%',
    'descent-override': '25.3%',
    'line-gap-override': '0%',
  },
];

/**
 * A sheet of its own: a rule added to a sheet that names faces makes the browser lay out every text of the page again,
 * and Stitches adds rules for as long as a page is open.
 */
export const fontSheet = faces
  .map((one) => Object.entries(one).map(([property, value]) => `${property}:${quoted(property, value)}`))
  .map((declarations) => `@font-face{${declarations.join(';')}}`)
  .join('');

function quoted(property: string, value: string): string {
  return property === 'font-family' ? `"${value}"` : value;
}
