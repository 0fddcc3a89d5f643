import { useLingui } from '@lingui/react/macro';
import { ProductCard, type ProductCardProps } from '../product-card.tsx';

export interface PacketCardProps extends Omit<ProductCardProps, 'detail' | 'tint'> {
  /** "8 standart ped", "20 süper ped": what lies in it. */
  contents: readonly string[];
  pieces: number;
}

/** A packet on a shelf: what you see is what arrives. */
export function PacketCard({ contents, pieces, ...card }: PacketCardProps) {
  const { t } = useLingui();
  return (
    <ProductCard {...card} tint={card.flow} detail={contents.length === 0 ? t`${pieces} adet` : contents.join(', ')} />
  );
}
