import {
  absences,
  formatPageIdentifier,
  intensityOf,
  isProductType,
  layers,
  parsePageIdentifier,
  parseProductSlug,
  type ProductType,
  subTypesOf,
} from '../../../../domain/product/index.ts';
import type { components, operations } from '../../../../openapi/types/catalog.d.ts';
import { type Service, success } from '../../../platform/contract/contract.types.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { sendRemembered } from '../../../platform/remembered/remembered.ts';
import { filterKey, type FilterValue, parseFilter } from '../../../platform/request/json-filter.ts';
import { pageName } from './catalog.names.ts';
import { pageDescription, pageDetails } from './catalog.texts.ts';
import { familyOf, productPicture, productSubTypeViews, productTypeViews, type ProductView } from './catalog.view.ts';
import type { CatalogueData, WithCatalogue } from './catalogue.ts';

const onlyCategory = 'menstrual';
const maxRelated = 4;

type Page = Pick<ProductView, 'type' | 'subType'>;

const filterFields = ['type', 'subType', 'pageIdentifier', 'slug', '_id', 'isSuitableFor.subscription'] as const;
type ProductFilter = Partial<Record<(typeof filterFields)[number], FilterValue>>;

const matches = (view: ProductView, { 'isSuitableFor.subscription': isRepeated, ...wanted }: ProductFilter): boolean =>
  (isRepeated === undefined || view.isSuitableFor.subscription === isRepeated) &&
  Object.entries(wanted).every(([field, value]) => view[field as keyof ProductView] === value);

/** `pad-super-12` → that box; `pad-super` → its page; `heating-patch`, `trial`, `donation` → their only page. */
function readPage(slug: string): (Page & { size: number | null }) | null {
  const box = parseProductSlug(slug);
  if (box) return box;
  const page = parsePageIdentifier(slug);
  if (page) return { ...page, size: null };
  const [only, ...others] = isProductType(slug) ? subTypesOf(slug) : [];
  return isProductType(slug) && only && others.length === 0 ? { type: slug, subType: only, size: null } : null;
}

/** One box of each page, the middle size, so that a list shows a page once. */
function middleBoxes(views: readonly ProductView[]): ProductView[] {
  const pages = new Map<string, ProductView[]>();
  for (const view of views) pages.set(view.pageIdentifier, [...(pages.get(view.pageIdentifier) ?? []), view]);
  return [...pages.values()].flatMap((boxes) => boxes[Math.floor((boxes.length - 1) / 2)] ?? []);
}

/** Other sub-types of the same type first, then products for the same flow, then the rest. */
function relatedTo({ type, subType }: Page, views: readonly ProductView[]): ProductView[] {
  const intensity = intensityOf(type, subType);
  const distance = (view: ProductView): number =>
    view.type === type ? 0 : view.intensity !== null && view.intensity === intensity ? 1 : 2;
  return middleBoxes(views)
    .filter((view) => view.isPurchasable && !(view.type === type && view.subType === subType))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, maxRelated);
}

/** The facts of a type; none for a trial or a donation, which are no single product. */
const madeOf = <Fact>(facts: Readonly<Partial<Record<ProductType, readonly Fact[]>>>, type: ProductType) =>
  facts[type] ?? [];

function productPage(slug: string, { views }: CatalogueData): components['schemas']['ProductPage'] | null {
  const page = readPage(slug);
  if (!page) return null;
  const { type, subType, size } = page;
  const sizes = views.filter((view) => view.type === type && view.subType === subType);
  const [suggested] = middleBoxes(sizes);
  const selected = size === null ? suggested : sizes.find(({ productSize }) => productSize === size);
  if (!selected) return null;
  const hasPieces = selected.productSize > 1;
  return {
    pageIdentifier: formatPageIdentifier({ type, subType }),
    type,
    subType,
    name: pageName({ type, subType }),
    description: pageDescription({ type, subType }),
    details: pageDetails({ type, subType }),
    layers: [...madeOf(layers, type)],
    absences: [...madeOf(absences, type)],
    family: familyOf(selected, views),
    selected: selected._id,
    sizes,
    pictures: ['detail', ...(hasPieces ? ['tray'] : [])].map((variant) => productPicture(selected.slug, variant)),
    related: relatedTo({ type, subType }, views),
  };
}

function requireCategory(category: string): void {
  if (category !== onlyCategory) throw errors.notFound();
}

export function catalogHandlers(catalogue: WithCatalogue['catalogue']): Service<operations> {
  return {
    listProductTypes: async (request, reply) => {
      requireCategory(request.params.category);
      const { answer } = await catalogue.read();
      return sendRemembered(request, reply, await answer('types', () => success(productTypeViews())));
    },
    listProductSubTypes: async (request, reply) => {
      requireCategory(request.params.category);
      const { answer } = await catalogue.read();
      return sendRemembered(request, reply, await answer('sub-types', () => success(productSubTypeViews())));
    },
    listProducts: async (request, reply) => {
      const filter = parseFilter('query', request.query.query, filterFields);
      const { answer } = await catalogue.read();
      const key = `products ${filterKey(filter)}`;
      const listed = await answer(key, ({ views }) => success(views.filter((view) => matches(view, filter))));
      return sendRemembered(request, reply, listed);
    },
    getProductPage: async (request, reply) => {
      const { data, answer } = await catalogue.read();
      const { slug } = request.params;
      const page = productPage(slug, data);
      if (!page) throw errors.notFound();
      return sendRemembered(request, reply, await answer(`page ${slug}`, () => success(page)));
    },
  };
}
