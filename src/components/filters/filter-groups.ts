import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PURCHASE_TYPES } from '../../../domain/product/index.ts';

export interface FilterOption {
  key: string;
  label: string;
  /** Beside the label. */
  sign?: ReactNode;
  isOn: boolean;
  /** Leaves nothing out, and is not what is shown without a choice. */
  isRemovable?: boolean;
  /** The address with the option, or without it when it is on. */
  href: string;
  /** How many there are of it, whatever else of its group is on; undefined where that is not known, or nothing is left out. */
  count?: number | undefined;
  /** How many its address shows. */
  left?: number | undefined;
}

export interface FilterGroup {
  key: string;
  heading: string;
  options: readonly FilterOption[];
  /** Whether its options leave something out: the order does not, nor whose price is meant. */
  narrows: boolean;
  /** Whether its options are shown in the row too. */
  isQuick: boolean;
}

/** What is on and leaves something out. */
export const chosenOf = (groups: readonly FilterGroup[]): FilterOption[] =>
  groups.flatMap(({ narrows, options }) => (narrows ? options.filter(({ isOn }) => isOn) : []));

/** What is on and can be taken away. */
export const removableOf = (groups: readonly FilterGroup[]): FilterOption[] =>
  groups.flatMap(({ narrows, options }) => options.filter((one) => one.isOn && (narrows || one.isRemovable)));

/** With nothing of it the option leads nowhere. */
export const isImpossible = ({ isOn, count }: FilterOption): boolean => !isOn && count === 0;

/** The part of an address that every shelf understands. */
export interface PriceSearch {
  /** Whose price is shown, added, limited and sorted by; that of a subscription unless said. */
  buy?: string | undefined;
  /** Whole lira. */
  max?: number | undefined;
  sort?: string | undefined;
}

export interface Shelving<Search> {
  search: Search;
  hrefOf: (search: Search) => string;
  /** Undefined where it is not known. */
  countOf: (search: Search) => number | undefined;
}

interface Chosen<Search> {
  key: string;
  label: string;
  sign?: ReactNode;
  isOn: boolean;
  /** What it leads to. */
  to: Search;
  /** It and nothing else of its group. */
  alone: Search;
}

/** An option of a group that leaves something out. */
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
  // An address may name another one.
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
