import { useLingui } from '@lingui/react/macro';

export type FoundKind = 'product' | 'packet' | 'question' | 'page';

/** Results of one kind together; the kind of the best match comes first. */
export function groupByKind<Item extends { kind: FoundKind }>(
  items: readonly Item[],
): { kind: FoundKind; results: Item[] }[] {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, results: items.filter((item) => item.kind === kind) }));
}

export function useKindWords(): Record<FoundKind, string> {
  const { t } = useLingui();
  return { product: t`Ürünler`, packet: t`Paketler`, question: t`Sorular`, page: t`Sayfalar` };
}
