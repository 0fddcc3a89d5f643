import type { ProductPage } from '../../services/catalog/index.ts';
import type { Packet } from '../../services/packets/index.ts';

export interface ProductScreenProps {
  page: ProductPage;
  suggested: readonly Packet[];
}

export function ProductScreen({ page }: ProductScreenProps) {
  return <h1>{page.name.tr}</h1>;
}
