const lira = 'U+20BA';
const turkishLetters = 'U+011E-011F,U+0130,U+015E-015F';

function face(family: string, file: string, weight: string, rest: Record<string, string> = {}): Record<string, string> {
  return {
    fontFamily: family,
    src: `url(/fonts/${file}.woff2) format("woff2")`,
    fontWeight: weight,
    fontDisplay: 'swap',
    ...rest,
  };
}

/**
 * The faces of the shop. Figtree has no ₺: `Mercan Lira` (Fraunces' sign alone) stands in the text stack, so that the
 * sign never falls to a system font. The fallbacks take the width and the height of the real faces: nothing jumps on swap.
 */
export const fontFaces = [
  face('Fraunces', 'fraunces-latin', '300 700'),
  face('Fraunces', 'fraunces-turkish', '300 700', { unicodeRange: `${turkishLetters},${lira}` }),
  face('Fraunces', 'fraunces-italic-latin', '300 700', { fontStyle: 'italic' }),
  face('Fraunces', 'fraunces-italic-turkish', '300 700', {
    fontStyle: 'italic',
    unicodeRange: `${turkishLetters},${lira}`,
  }),
  face('Figtree', 'figtree-latin', '300 900'),
  face('Figtree', 'figtree-turkish', '300 900', { unicodeRange: turkishLetters }),
  face('Mercan Lira', 'fraunces-turkish', '300 700', { unicodeRange: lira }),
  {
    fontFamily: 'Fraunces Fallback',
    src: "local('Times New Roman'),local('Liberation Serif'),local('TimesNewRomanPSMT')",
    fontWeight: '300 700',
    sizeAdjust: '109%',
    ascentOverride: '89.7%',
    descentOverride: '23.4%',
    lineGapOverride: '0%',
  },
  {
    fontFamily: 'Fraunces Fallback',
    src: "local('Times New Roman Italic'),local('Liberation Serif Italic'),local('TimesNewRomanPS-ItalicMT')",
    fontStyle: 'italic',
    fontWeight: '300 700',
    sizeAdjust: '97%',
    ascentOverride: '100.8%',
    descentOverride: '26.3%',
    lineGapOverride: '0%',
  },
  {
    fontFamily: 'Figtree Fallback',
    src: "local('Arial'),local('Liberation Sans'),local('ArialMT')",
    fontWeight: '300 900',
    sizeAdjust: '100%',
    ascentOverride: '95%',
    descentOverride: '25%',
    lineGapOverride: '0%',
  },
];

/** Files of the first paint, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const preloadedFonts = ['/fonts/figtree-latin.woff2', '/fonts/fraunces-latin.woff2'];
