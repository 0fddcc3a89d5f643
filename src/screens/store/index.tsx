import type { Product, ProductSubType, ProductType } from '../../services/catalog/index.ts';

export interface StoreScreenProps {
  types: readonly ProductType[];
  subTypes: readonly ProductSubType[];
  /** The shelf that is shown; null shows all of them. */
  selected: ProductType | null;
  products: readonly Product[];
}

export function StoreScreen({ selected, products }: StoreScreenProps) {
  return <h1 data-count={products.length}>{selected?.name.tr ?? 'StoreScreen'}</h1>;
}
