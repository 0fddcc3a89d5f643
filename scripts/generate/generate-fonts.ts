// npm run generate:fonts: cuts the faces of public/fonts out of their families. docs/adr/0016 says why.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const folder = join(import.meta.dirname, '../../public/fonts');
const families = {
  fraunces: import.meta.resolve('@fontsource-variable/fraunces/package.json'),
  figtree: import.meta.resolve('@fontsource-variable/figtree/package.json'),
};

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Glyphs of Turkish, English and foreign names; other characters fall back to a system font. */
const letters = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}ıÀÁÂÄÅÆÇÈÉÊËÍÎÑÓÔÖØÚÛÜßàáâäåæçèéêëíîïñóôöøúûü`;
const signs = `${range(0x20, 0x40)}[]_|~\u00A0’‘“”–—…•·×−½°©`;
const turkish = 'ĞğİŞş₺';

interface Cut {
  family: keyof typeof families;
  /** The family's file without its alphabet: its axes and its style. */
  style: string;
  /** Per axis: one fixed value, or the range that texts use. */
  axes: Record<string, number | { min: number; max: number }>;
  latin: string;
  to: string;
}

const cuts: Cut[] = [
  {
    family: 'fraunces',
    style: 'standard-normal',
    axes: { wght: 520, opsz: 48 },
    latin: letters + signs,
    to: 'fraunces',
  },
  {
    family: 'fraunces',
    style: 'standard-italic',
    axes: { wght: 400, opsz: 72 },
    latin: `${range(0x41, 0x5a)}${range(0x61, 0x7a)}ıçöüÇÖÜéâî 0123456789.,:;!?-’“”…–—&`,
    to: 'fraunces-italic',
  },
  {
    family: 'figtree',
    style: 'wght-normal',
    axes: { wght: { min: 400, max: 700 } },
    latin: letters + signs,
    to: 'figtree',
  },
];

for (const { family, style, axes, latin, to } of cuts) {
  for (const [alphabet, text, name] of [
    ['latin', latin, 'latin'],
    ['latin-ext', turkish, 'turkish'],
  ] as const) {
    const source = new URL(`files/${family}-${alphabet}-${style}.woff2`, families[family]);
    const cut = await subsetFont(await readFile(source), text, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: ['kern', 'liga', 'locl', 'rvrn', 'tnum'],
      noHinting: true,
    });
    await writeFile(join(folder, `${to}-${name}.woff2`), cut);
    console.log(`${to}-${name}.woff2: ${cut.length} bytes`);
  }
}
