import type { Product, ProductSubType, ProductType } from '../../services/catalog/index.ts';

export interface CustomPacketScreenProps {
  types: readonly ProductType[];
  subTypes: readonly ProductSubType[];
  products: readonly Product[];
}

export function CustomPacketScreen({ products }: CustomPacketScreenProps) {
  return <h1 data-count={products.length}>CustomPacketScreen</h1>;
}
