import {
  formatPageIdentifier,
  formatProductSlug,
  boxSizesOf,
  isPurchasable,
  materials,
  PRODUCT_TYPES,
  productShelfName,
  subTypesOf,
  type ProductType,
  type SubType,
} from '../../../../domain/product/index.ts';
import type { SearchDocument } from '../../../platform/search-index/search-index.types.ts';
import { pageName } from './catalog.names.ts';
import { pageDescription, pageDetails, typeDescriptions } from './catalog.texts.ts';

/** Other words for a product type, in either language. */
const otherNames: Readonly<Record<ProductType, string>> = {
  pad: 'hijyenik ped orkid adet regl kanatlı sanitary pad napkin towel period',
  pantyliner: 'günlük ped pantyliner panty liner akıntı discharge',
  tampon: 'tampon aplikatörsüz',
  'heating-patch': 'ısı bandı sıcak bant sancı ağrı kramp heat patch pain cramps',
  donation: 'bağış yardım donate',
  trial: 'deneme numune örnek sample',
};

/** The box that a page shows first: the middle size. */
const middleSlug = (type: ProductType, subType: SubType): string => {
  const sizes = boxSizesOf(type);
  return formatProductSlug({ type, subType, size: sizes[Math.floor((sizes.length - 1) / 2)]! });
};

function pageDocument(type: ProductType, subType: SubType): SearchDocument {
  const identifier = formatPageIdentifier({ type, subType });
  const slug = middleSlug(type, subType);
  const isOnly = subTypesOf(type).length === 1;
  const family = productShelfName(type);
  const made = type in materials ? materials[type as keyof typeof materials] : null;
  return {
    id: identifier,
    title: pageName({ type, subType }),
    summary: pageDescription({ type, subType }),
    path: `/product/${isOnly ? type : identifier}`,
    slug,
    topics: [family.tr, family.en, otherNames[type], ...(made ? [made.tr, made.en] : [])],
    body: pageDetails({ type, subType }).flatMap(({ text }) => [text.tr, text.en]),
  };
}

/** Search documents of a type: its shelf if it has several sub-types, then each page. */
function typeDocuments(type: ProductType): SearchDocument[] {
  const subTypes = subTypesOf(type);
  const pages = subTypes.map((subType) => pageDocument(type, subType));
  const [first] = subTypes;
  if (subTypes.length === 1 || !first) return pages;
  const shelf: SearchDocument = {
    id: type,
    title: productShelfName(type),
    summary: typeDescriptions[type],
    path: `/store/${type}`,
    slug: middleSlug(type, first),
    topics: [otherNames[type]],
    body: [],
  };
  return [shelf, ...pages];
}

/** The search documents of all purchasable products, in catalogue order. */
export const productDocuments = (): SearchDocument[] => PRODUCT_TYPES.filter(isPurchasable).flatMap(typeDocuments);
