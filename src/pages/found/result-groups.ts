import { useLingui } from '@lingui/react/macro';
import type { SearchResult } from '../../services/search/index.ts';

export interface ResultGroup {
  kind: SearchResult['kind'];
  results: SearchResult[];
}

/** Results of one kind together; the kind of the best match comes first. */
export function groupResults(items: readonly SearchResult[]): ResultGroup[] {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, results: items.filter((item) => item.kind === kind) }));
}

export function useKindWords(): Record<SearchResult['kind'], string> {
  const { t } = useLingui();
  return { product: t`Ürünler`, packet: t`Paketler`, question: t`Sorular`, page: t`Sayfalar` };
}
