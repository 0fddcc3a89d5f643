import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { boxSizesOf, PRODUCT_TYPES, type ProductType, subTypesOf } from '../domain/product/index.ts';
import {
  drawBox,
  drawPiece,
  drawProduct,
  drawScene,
  drawTray,
  isKind,
  kinds,
  readContents,
  sceneNames,
} from './index.ts';
import { layers } from '../domain/product/index.ts';
import { drawLayers, layeredTypes } from './layers.ts';
import { drawPack as drawLivePack } from './products/pack.ts';
import { staticPictures } from './static-pictures.ts';
import { layTray } from './products/tray.ts';

const cartonTypes = ['pad', 'pantyliner', 'tampon', 'heating-patch'] as const satisfies readonly ProductType[];
const catalogue = cartonTypes.flatMap((type) =>
  subTypesOf(type).flatMap((subType) => boxSizesOf(type).map((size) => ({ type, subType, size }))),
);

/** Tags that are not closed, or closed without having been opened. */
function unbalancedTags(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', selfClosed] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (selfClosed) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return [name];
  }
  return open;
}

/** Height of the wave's crest on the front of a packet. */
const crest = (level: 1 | 2 | 3 | 4): number =>
  Number(/<path d="M[\d.-]+ 344V([\d.]+)q/.exec(drawBox('pad.super.8', { level }))?.[1]);

const numbersOf = (svg: string): string[] =>
  [...svg.matchAll(/[ "(,](NaN|undefined|null|Infinity)\b/g)].map(([, word]) => word ?? '');

describe('products', () => {
  test.each(catalogue)('$type $subType $size is well-formed and shows its colours', (product) => {
    const svg = drawProduct(product);
    const kind = `${product.type}.${product.subType}`;
    if (!isKind(kind)) throw new Error(`${kind} has no colours`);
    expect(unbalancedTags(svg)).toEqual([]);
    expect(numbersOf(svg)).toEqual([]);
    expect({ face: svg.includes(kinds[kind].face), tide: svg.includes(kinds[kind].tide) }).toEqual({
      face: true,
      tide: true,
    });
  });

  test.each(catalogue)('$type $subType $size says its size on the badge and to a screen reader', (product) => {
    const page = drawLivePack(`${product.type}.${product.subType}.${product.size}`);
    const printed = [...page.matchAll(/text-anchor="middle">(\d+)<\/text>/g)].map(([, digits]) => Number(digits));
    expect(printed).toEqual([product.size]);
    expect(drawProduct(product)).toMatch(new RegExp(`aria-label="[^"]+, ${product.size} adet"`));
  });

  test('every size of a sub-type has a width of its own', () => {
    const fronts = boxSizesOf('pad').map(
      (size) => /<clipPath[^>]*><rect[^>]*width="(\d+)"/.exec(drawLivePack(`pad.super.${size}`))?.[1],
    );
    expect(fronts).toEqual(['152', '190', '236']);
  });

  test('words are outlines, so that no font is needed to render them', () => {
    expect(drawProduct({ type: 'pad', subType: 'super', size: 12 }, { language: 'en' })).not.toContain('<text');
  });

  test('trial and donation have pictures, an unknown product has none', () => {
    expect(drawProduct({ type: 'trial', subType: 'standard', size: 1 })).toContain('aria-label="Deneme"');
    expect(drawProduct({ type: 'donation', subType: 'standard', size: 1 }, { language: 'en' })).toContain(
      'aria-label="Donation packet"',
    );
    expect(() => drawProduct({ type: 'pad', subType: 'mini', size: 8 })).toThrow(
      new RangeError('no product to draw: pad.mini'),
    );
  });

  test('a label cannot break out of its attribute', () => {
    expect(drawBox('pad.super.8', { label: '"><script>' })).toContain('aria-label="&#34;&#62;&#60;script&#62;"');
  });
});

describe('packets', () => {
  test('what the palette has a look for is what the catalogue sells by the piece', () => {
    const sold = PRODUCT_TYPES.flatMap((type) => subTypesOf(type).map((subType) => `${type}.${subType}`));
    expect(sold.filter(isKind)).toEqual(Object.keys(kinds));
    expect(['pad', 'pad.mini', 'pad.super.12', 'trial.standard', ''].filter(isKind)).toEqual([]);
  });

  test('contents are read from a whole slug, without its name and what cannot be drawn', () => {
    expect(readContents('pad.super.20_pad.mini.8_tampon.mini.0_pantyliner.standard.12_gizem-package')).toEqual([
      { kind: 'pad.super', type: 'pad', subType: 'super', count: 20 },
      { kind: 'pantyliner.standard', type: 'pantyliner', subType: 'standard', count: 12 },
    ]);
  });

  test.each([
    '',
    'pad.super.1',
    'pad.standard.8_pad.super.20_tampon.standard.8_custom',
    'pad.standard.72_pantyliner.super.108_tampon.super.72',
  ])('the tray of "%s" holds exactly its pieces', (slug) => {
    const svg = drawTray(slug);
    const drawn = Object.fromEntries(
      readContents(slug).map(({ kind }) => [kind, svg.match(new RegExp(`<use href="#tray-${kind}"`, 'g'))?.length]),
    );
    expect(drawn).toEqual(Object.fromEntries(readContents(slug).map(({ kind, count }) => [kind, count])));
    expect(unbalancedTags(svg)).toEqual([]);
  });

  test('no piece of a full tray lies outside it', () => {
    const full = layTray(
      readContents('pad.standard.72_pad.super.72_pad.super-plus.72_pantyliner.super.108_tampon.super.72'),
    );
    const outside = full.filter(({ x, y }) => x < 40 || x > 482 || y < 108 || y > 366);
    expect({ pieces: full.length, outside }).toEqual({ pieces: 396, outside: [] });
  });

  test('a piece keeps its name when another kind joins', () => {
    const before = layTray(readContents('pad.super.8')).map(({ kind, nth }) => `${kind}-${nth}`);
    const after = layTray(readContents('pad.super.8_tampon.mini.8')).map(({ kind, nth }) => `${kind}-${nth}`);
    expect(after.slice(0, 8)).toEqual(before);
  });

  test.each([1, 2, 3, 4] as const)('the tide of level %i is higher than the one before', (level) => {
    expect(crest(level)).toBeCloseTo(344 - 148 * [0.26, 0.42, 0.58, 0.74][level - 1]!, 6);
  });
});

describe('everything else', () => {
  test.each(sceneNames)('scene %s is well-formed in both languages', (name) => {
    for (const language of ['tr', 'en'] as const) {
      const svg = drawScene(name, { language });
      expect(unbalancedTags(svg)).toEqual([]);
      expect(numbersOf(svg)).toEqual([]);
    }
  });

  test.each(layeredTypes)('the layers of a %s are well-formed, with a number beside each', (type) => {
    const svg = drawLayers(type);
    expect(unbalancedTags(svg)).toEqual([]);
    expect(numbersOf(svg)).toEqual([]);
    expect(svg.match(/class="n"/g)).toHaveLength(layers[type].length);
  });

  test('every kind has a piece of its own', () => {
    const pieces = Object.keys(kinds)
      .filter(isKind)
      .map((kind) => drawPiece(kind));
    expect(new Set(pieces).size).toBe(10);
  });

  test('drawing twice gives the same picture: server and browser agree', () => {
    const slug = 'pad.super.20_tampon.mini.8';
    expect([drawTray(slug), drawBox(slug), drawScene('charged')]).toEqual([
      drawTray(slug),
      drawBox(slug),
      drawScene('charged'),
    ]);
  });

  test('the files in public/ are those that the code draws', () => {
    const stale = staticPictures().filter(
      ({ path, svg, pngWidth }) =>
        pngWidth === undefined && readFileSync(join(import.meta.dirname, '../public', path), 'utf8') !== svg,
    );
    expect(stale.map(({ path }) => path)).toEqual([]);
  });
});
