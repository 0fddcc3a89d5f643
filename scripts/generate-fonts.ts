// npm run generate:fonts: cuts the faces of public/fonts out of their families. docs/adr/0016 says why.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const folder = join(import.meta.dirname, '../public/fonts');
const families = {
  fraunces: import.meta.resolve('@fontsource-variable/fraunces/package.json'),
  figtree: import.meta.resolve('@fontsource-variable/figtree/package.json'),
};

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const latin = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}\u00A0’‘“”–—…•·«»×÷−→←½°©®™ı`;
const turkish = 'ĞğİŞş₺';

interface Cut {
  family: keyof typeof families;
  /** The family's file without its alphabet: its axes and its style. */
  style: string;
  /** One weight, or the range that texts use. Other axes stay: headings are drawn for their size. */
  weight: number | { min: number; max: number };
  to: string;
}

const cuts: Cut[] = [
  { family: 'fraunces', style: 'standard-normal', weight: 520, to: 'fraunces' },
  { family: 'fraunces', style: 'standard-italic', weight: 400, to: 'fraunces-italic' },
  { family: 'figtree', style: 'wght-normal', weight: { min: 400, max: 700 }, to: 'figtree' },
];

for (const { family, style, weight, to } of cuts) {
  for (const [alphabet, letters, name] of [
    ['latin', latin, 'latin'],
    ['latin-ext', turkish, 'turkish'],
  ] as const) {
    const source = new URL(`files/${family}-${alphabet}-${style}.woff2`, families[family]);
    const cut = await subsetFont(await readFile(source), letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weight, ...(to === 'fraunces-italic' && { opsz: 72 }) },
      keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'rvrn', 'tnum', 'pnum', 'lnum'],
      noHinting: true,
    });
    await writeFile(join(folder, `${to}-${name}.woff2`), cut);
    console.log(`${to}-${name}.woff2: ${cut.length} bytes`);
  }
}
