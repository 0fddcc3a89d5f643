import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PURCHASE_TYPES } from '../../../domain/product/index.ts';

export interface FilterOption {
  key: string;
  label: string;
  /** Beside the label. */
  sign?: ReactNode;
  isOn: boolean;
  /** Excludes nothing, but is not the default: it can be removed. */
  isRemovable?: boolean;
  /** URL with the option, or without it when it is chosen. */
  href: string;
  /** Number of matches with it alone of its group; undefined if that is not known, or it excludes nothing. */
  count?: number | undefined;
  /** Number of matches at its `href`. */
  left?: number | undefined;
}

export interface FilterGroup {
  key: string;
  heading: string;
  options: readonly FilterOption[];
  /** Whether its options exclude anything: the order and the purchase type do not. */
  narrows: boolean;
  /** Whether its options are shown in the row too. */
  isQuick: boolean;
}

/** Chosen options that exclude something. */
export const chosenOf = (groups: readonly FilterGroup[]): FilterOption[] =>
  groups.flatMap(({ narrows, options }) => (narrows ? options.filter(({ isOn }) => isOn) : []));

/** Chosen options that can be removed. */
export const removableOf = (groups: readonly FilterGroup[]): FilterOption[] =>
  groups.flatMap(({ narrows, options }) => options.filter((one) => one.isOn && (narrows || one.isRemovable)));

/** An option without matches cannot be chosen. */
export const isImpossible = ({ isOn, count }: FilterOption): boolean => !isOn && count === 0;

/** URL parameters that all shelves have. */
export interface PriceSearch {
  /** Purchase type whose price is shown, added, limited and sorted by; a subscription by default. */
  buy?: string | undefined;
  /** Whole lira. */
  max?: number | undefined;
  sort?: string | undefined;
}

export interface Shelving<Search> {
  search: Search;
  hrefOf: (search: Search) => string;
  /** Number of matches; undefined if it is not known. */
  countOf: (search: Search) => number | undefined;
}

interface Chosen<Search> {
  key: string;
  label: string;
  sign?: ReactNode;
  isOn: boolean;
  /** The search with the option chosen, or removed if it was. */
  to: Search;
  /** The search with it as the only choice of its group. */
  alone: Search;
}

/** An option of a group that excludes items. */
export const optionOf = <Search>(
  { hrefOf, countOf }: Shelving<Search>,
  { to, alone, ...option }: Chosen<Search>,
): FilterOption => ({ ...option, href: hrefOf(to), count: countOf(alone), left: countOf(to) });

/** Price limit, way of buying and order. */
export function usePriceGroups<Search extends PriceSearch>(
  shelving: Shelving<Search>,
  /** In whole lira. */
  limits: readonly number[],
): FilterGroup[] {
  const { t } = useLingui();
  const { search, hrefOf } = shelving;
  const { max } = search;
  // The URL may contain another limit.
  const offered = max === undefined || limits.includes(max) ? limits : [...limits, max].toSorted((a, b) => a - b);
  const ways = { subscription: t`Abonelik`, oneTimePurchase: t`Tek seferlik` };
  const orders = [
    { sort: undefined, label: t`Önerilen` },
    { sort: 'price', label: t`Ucuzdan pahalıya` },
    { sort: '-price', label: t`Pahalıdan ucuza` },
  ];
  return [
    {
      key: 'max',
      heading: t`En çok ne tutsun?`,
      narrows: true,
      isQuick: false,
      options: offered.map((lira) => {
        const isOn = max === lira;
        const alone = { ...search, max: lira };
        return optionOf(shelving, {
          key: String(lira),
          label: t`₺${lira} ve altı`,
          isOn,
          to: isOn ? { ...search, max: undefined } : alone,
          alone,
        });
      }),
    },
    {
      key: 'buy',
      heading: t`Nasıl alırsın?`,
      narrows: false,
      isQuick: false,
      options: PURCHASE_TYPES.map((way) => {
        const isOn = (search.buy ?? 'subscription') === way;
        const isRemovable = way !== 'subscription';
        const buy = isRemovable && !isOn ? way : undefined;
        return { key: way, label: ways[way], isOn, isRemovable, href: hrefOf({ ...search, buy }) };
      }),
    },
    {
      key: 'sort',
      heading: t`Sırala`,
      narrows: false,
      isQuick: false,
      options: orders.map(({ sort, label }) => ({
        key: sort ?? 'sortOrder',
        label,
        isOn: search.sort === sort,
        href: hrefOf({ ...search, sort }),
      })),
    },
  ];
}
