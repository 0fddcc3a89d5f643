import { useLingui } from '@lingui/react/macro';
import type { CartItem } from '../../../../domain/cart/index.ts';
import { inLocale } from '../../../../domain/locale/index.ts';
import { packetContentsOf, type PacketItem, packetOfLine } from '../../../../domain/packet/index.ts';
import { type Intensity, intensityOf, parseProductSlug, subTypeNames } from '../../../../domain/product/index.ts';
import { useLocale } from '../../../components/words/use-locale.ts';

/** "8 standart ped, 20 süper ped": what a packet holds. */
export function usePacketWords(): (items: readonly PacketItem[]) => string {
  const { t } = useLingui();
  const locale = useLocale();
  const one = ({ type, subType, count }: PacketItem): string => {
    const kind = inLocale(subTypeNames[subType], locale).toLocaleLowerCase(locale);
    switch (type) {
      case 'pad':
        return t`${count} ${kind} ped`;
      case 'pantyliner':
        return t`${count} ${kind} günlük ped`;
      case 'tampon':
        return t`${count} ${kind} tampon`;
      case 'heating-patch':
        return t`${count} ısı bandı`;
      case 'donation':
      case 'trial':
        return t`${count} kutu`;
      default:
        return type satisfies never;
    }
  };
  return (items) => items.map(one).join(', ');
}

export interface LineFacts {
  /** Contents of a ready-made or custom packet; empty for other lines. */
  contents: readonly PacketItem[];
  intensity: Intensity | null;
  /** False for donations and trial products, which cannot be subscribed to. */
  canRepeat: boolean;
}

/** Everything that follows from a line's slug: no network needed. */
export function lineFacts({ type, data }: CartItem): LineFacts {
  const packet = packetOfLine({ type, slug: data.slug });
  const product = packet ? null : parseProductSlug(data.slug);
  return {
    contents: packet ? packetContentsOf(packet).items : [],
    intensity: product && intensityOf(product.type, product.subType),
    canRepeat: type !== 'donation' && product?.type !== 'trial' && product?.type !== 'donation',
  };
}
