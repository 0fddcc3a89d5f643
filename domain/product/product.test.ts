import { describe, expect, it } from 'vitest';
import {
  absenceSentence,
  boxSizesOf,
  byCatalogueOrder,
  formatProductSlug,
  intensityNames,
  intensityOf,
  isPurchasable,
  layers,
  type MadeType,
  materials,
  parsePageIdentifier,
  parseProductSlug,
  picture,
  picturePath,
  PRODUCT_TYPES,
  subTypesOf,
} from './index.ts';

describe('product types', () => {
  it.each([
    ['pad standard [PRODUCT-1]', 'pad', 'standard', 1],
    ['pad super [PRODUCT-2]', 'pad', 'super', 2],
    ['pad super-plus [PRODUCT-3]', 'pad', 'super-plus', 3],
    ['pantyliner thong [PRODUCT-4]', 'pantyliner', 'thong', 1],
    ['pantyliner standard [PRODUCT-5]', 'pantyliner', 'standard', 2],
    ['pantyliner super [PRODUCT-6]', 'pantyliner', 'super', 3],
    ['tampon mini [PRODUCT-7]', 'tampon', 'mini', 1],
    ['tampon standard [PRODUCT-8]', 'tampon', 'standard', 2],
    ['tampon super [PRODUCT-9]', 'tampon', 'super', 3],
  ] as const)('have their intensity: %s', (_, type, subType, intensity) => {
    expect([subTypesOf(type).includes(subType as never), intensityOf(type, subType)]).toEqual([true, intensity]);
  });

  it('have no other sub-types', () => {
    expect((['pad', 'pantyliner', 'tampon'] as const).map((type) => subTypesOf(type).length)).toEqual([3, 3, 3]);
    expect([intensityOf('heating-patch', 'standard'), intensityOf('pad', 'mini')]).toEqual([null, null]);
  });

  it('name flow levels Light, Regular, Heavy, Ultra Heavy [PRODUCT-10]', () => {
    expect(Object.values(intensityNames).map(({ en }) => en)).toEqual(['Light', 'Regular', 'Heavy', 'Ultra Heavy']);
  });

  it('are purchasable by a fixed list [PRODUCT-11]', () => {
    expect(PRODUCT_TYPES.filter(isPurchasable)).toEqual(['pad', 'pantyliner', 'tampon', 'heating-patch', 'trial']);
  });
});

describe('product slugs', () => {
  it('round trip for every box of the shop', () => {
    const boxes = PRODUCT_TYPES.flatMap((type) =>
      subTypesOf(type).flatMap((subType) => boxSizesOf(type).map((size) => ({ type, subType, size }))),
    );
    expect(boxes.map((box) => parseProductSlug(formatProductSlug(box)))).toEqual(boxes);
    expect(boxes.length).toBe(31);
  });

  it('of unknown boxes give null', () => {
    expect(
      ['pad-super-13', 'pad-mini-8', 'pad-super', 'pad-super-012', 'sock-super-8', '-8', ''].map(parseProductSlug),
    ).toEqual([null, null, null, null, null, null, null]);
    expect(() => formatProductSlug({ type: 'pad', subType: 'mini', size: 8 })).toThrow(RangeError);
  });

  it('group by page', () => {
    expect(['pad-super-plus', 'heating-patch-standard', 'pad', 'pad-'].map(parsePageIdentifier)).toEqual([
      { type: 'pad', subType: 'super-plus' },
      { type: 'heating-patch', subType: 'standard' },
      null,
      null,
    ]);
  });

  it('sort by type, sub-type and size', () => {
    const shuffled = ['tampon-mini-8', 'pad-super-24', 'pad-super-8', 'pad-standard-24', 'pantyliner-thong-12'].flatMap(
      (slug) => parseProductSlug(slug) ?? [],
    );
    expect(shuffled.toSorted(byCatalogueOrder).map(formatProductSlug)).toEqual([
      'pad-standard-24',
      'pad-super-8',
      'pad-super-24',
      'pantyliner-thong-12',
      'tampon-mini-8',
    ]);
  });
});

describe('pictures', () => {
  it('belong to the menstrual category unless said otherwise [PRODUCT-13]', () => {
    expect(picturePath(picture({ entity: 'product', idType: 'slug', id: 'pad-super-12', variant: 'front' }))).toBe(
      '/catalog_service/v1/image/product/slug/pad-super-12?variant=front&category=menstrual',
    );
  });
});

describe('the description of a product', () => {
  it.each([
    [
      'pad',
      'Parfüm, boya ve klorla beyazlatma yok.',
      'No perfume, no dye, no chlorine bleaching.',
      ['Üst yüzey', 'Kanal', 'Çekirdek', 'Nefes alan taban'],
    ],
    [
      'pantyliner',
      'Parfüm, boya ve klorla beyazlatma yok.',
      'No perfume, no dye, no chlorine bleaching.',
      ['Üst yüzey', 'İnce çekirdek', 'Nefes alan taban'],
    ],
    ['tampon', 'Plastik, parfüm ve boya yok.', 'No plastic, no perfume, no dye.', ['Kılıf', 'Emici kısım', 'İp']],
    ['heating-patch', 'İlaç yok.', 'No medicine.', ['Yumuşak yüz', 'Isıtan katman', 'Yapışkan taraf']],
  ] as const)('ends with its absent ingredients: %s', (type: MadeType, tr, en, layered) => {
    expect(absenceSentence(type)).toEqual({ tr, en });
    expect([materials[type].tr.endsWith(` ${tr}`), materials[type].en.endsWith(` ${en}`)]).toEqual([true, true]);
    expect(layers[type].map(({ name }) => name.tr)).toEqual(layered);
  });

  it('names no absent ingredients in its layers', () => {
    const said = Object.values(layers).flatMap((each) => each.flatMap(({ text }) => [text.tr, text.en]));
    expect(said.filter((text) => /yok\b|\bno (?:perfume|dye|plastic|medicine)/i.test(text))).toEqual([]);
  });
});
