/** Characters in the fonts of receipts and labels: Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew, Arabic. */
const printable =
  /[\u0020-\u007e\u00a0-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u052f\u0531-\u0556\u0559-\u058a\u0591-\u05c7\u05d0-\u05ea\u05ef-\u05f4\u0600-\u06ff\u0750-\u077f\u10a0-\u10c5\u10d0-\u10ff\u1e00-\u1eff\u1f00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe\u200c\u2010-\u2027\u2030-\u203a\u20ac\u20ba\u2116]|\u200d/u;

/** The first character that a receipt or label cannot show; null if it can show all. */
export const unprintableIn = (text: string): string | null =>
  Array.from(text).find((sign) => !printable.test(sign)) ?? null;
