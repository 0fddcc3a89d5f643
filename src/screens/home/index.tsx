import type { ProductType } from '../../services/catalog/index.ts';
import type { Packet } from '../../services/packets/index.ts';

export interface HomeScreenProps {
  types: readonly ProductType[];
  popular: readonly Packet[];
}

export function HomeScreen({ types, popular }: HomeScreenProps) {
  return <h1 data-count={types.length + popular.length}>HomeScreen</h1>;
}
