import { readContents } from '../../../../art/products/contents.ts';
import type { ShelfProduct } from '../plan/subscription.types.ts';

const most = 4;

/** Types that are used beside a pad or a tampon. */
const besides: ReadonlySet<string> = new Set(['pantyliner', 'heating-patch']);

/**
 * Products that go with a box and are not in it, each in its smallest pack. First those used beside any box, in their
 * standard form, then other strengths of its families; never a pad or a tampon for a customer who has none in it.
 */
export function goesWith<Product extends Pick<ShelfProduct, 'type' | 'subType' | 'size'>>(
  contents: string,
  products: readonly Product[],
): Product[] {
  const inBox = readContents(contents);
  const families = new Set<string>(inBox.map(({ type }) => type));
  const kinds = new Set<string>(inBox.map(({ kind }) => kind));
  const kindOf = ({ type, subType }: Product) => `${type}.${subType}`;
  const smallest = products.filter(
    (one) => !products.some((other) => kindOf(other) === kindOf(one) && other.size < one.size),
  );
  return [
    ...smallest.filter(({ type, subType }) => besides.has(type) && !families.has(type) && subType === 'standard'),
    ...smallest.filter((one) => families.has(one.type) && !kinds.has(kindOf(one))),
  ].slice(0, most);
}
