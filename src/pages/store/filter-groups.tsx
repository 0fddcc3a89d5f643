import { useLingui } from '@lingui/react/macro';
import { inLocale } from '../../../domain/locale/index.ts';
import type { ProductType as TypeSlug } from '../../../domain/product/index.ts';
import { boxSize } from '../../components/catalogue/packets/packet-words.ts';
import { type FilterGroup, optionOf, usePriceGroups } from '../../components/filters/filter-groups.ts';
import { Drops, useFlowWord } from '../../components/pictures/drops.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import type { Product, ProductType } from '../../services/catalog/index.ts';
import { hrefOfStore, matchingOf, sizeOfRank } from './store-filter.ts';
import { sizeRanks, type StoreFilter } from './store-search.ts';

/** In whole lira. By subscription a box costs 64 to 233. */
const priceLimits = [100, 150, 200];

/** A filter and its shelf; null for all shelves. */
type StoreAddress = StoreFilter & { type: TypeSlug | null };

/** All filters of the store. The kind of product is the shelf, which has a URL of its own. */
export function useFilterGroups(
  types: readonly ProductType[],
  selected: TypeSlug | null,
  products: readonly Product[],
  filter: StoreFilter,
): readonly FilterGroup[] {
  const { t } = useLingui();
  const locale = useLocale();
  const word = useFlowWord();
  const rankWords = { small: t`Küçük kutu`, medium: t`Orta kutu`, large: t`Büyük kutu` };
  const all = types.map(({ slug }) => slug);
  const search: StoreAddress = { ...filter, type: selected };
  const shelving = {
    search,
    hrefOf: ({ type, ...to }: StoreAddress) => hrefOfStore(type === null ? '/store' : `/store/${type}`, to),
    countOf: ({ type, ...to }: StoreAddress) => matchingOf(products, type === null ? all : [type], to).length,
  };
  return [
    {
      key: 'type',
      heading: t`Ne arıyorsun?`,
      narrows: true,
      isQuick: true,
      // The trial box is a page of its own.
      options: types
        .filter(({ slug }) => slug !== 'trial')
        .map(({ _id, slug, name }) =>
          optionOf(shelving, {
            key: _id,
            label: inLocale(name, locale),
            isOn: slug === selected,
            to: { ...search, type: slug === selected ? null : slug },
            alone: { ...search, type: slug },
          }),
        ),
    },
    {
      key: 'flow',
      heading: t`Akış`,
      narrows: true,
      isQuick: true,
      options: ([1, 2, 3] as const).map((flow) =>
        optionOf(shelving, {
          key: String(flow),
          label: word(flow),
          sign: <Drops level={flow} />,
          isOn: filter.flow === flow,
          to: { ...search, flow: filter.flow === flow ? undefined : flow },
          alone: { ...search, flow },
        }),
      ),
    },
    {
      key: 'size',
      heading: t`Kutu boyu`,
      narrows: true,
      isQuick: true,
      options: sizeRanks.map((rank) => {
        const pieces = selected === null ? null : sizeOfRank(selected, rank);
        const size = pieces === null ? null : boxSize(pieces, locale);
        return optionOf(shelving, {
          key: rank,
          label: size === null ? rankWords[rank] : t`${size} kutu`,
          isOn: filter.size === rank,
          to: { ...search, size: filter.size === rank ? undefined : rank },
          alone: { ...search, size: rank },
        });
      }),
    },
    ...usePriceGroups(shelving, priceLimits),
  ];
}
