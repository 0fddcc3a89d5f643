import { useLingui } from '@lingui/react/macro';
import { inLocale, type Localized } from '../../../../domain/locale/index.ts';
import type { PacketIntensity } from '../../../../domain/packet/index.ts';
import type { PriceByPurchaseType } from '../../../../domain/product/index.ts';
import { PacketCard } from './packet-card.tsx';
import { contentsInWords, flowOfPacket, packetPicture, piecesOf } from './packet-words.ts';
import type { ProductCardProps } from '../product-card.tsx';
import { Shelf } from '../shelf.tsx';
import { useLocale } from '../../words/use-locale.ts';

export interface ShownPacket {
  _id: string;
  slug: string;
  name: Localized;
  intensity: PacketIntensity;
  summary: readonly { readonly _subType: string; readonly amount: number }[];
  price: PriceByPurchaseType;
  isInStock: boolean;
}

export interface PacketShelfProps<Shown extends ShownPacket> {
  packets: readonly Shown[];
  /** The item that the round button of a packet adds. */
  addOf: (packet: Shown) => ProductCardProps['add'];
  /** How many are shown in the first view. */
  priority?: number;
  headingLevel?: 2 | 3;
  slide?: boolean;
}

/** Packets side by side, each drawn from its contents. */
export function PacketShelf<Shown extends ShownPacket>(props: PacketShelfProps<Shown>) {
  const { packets, addOf, priority = 0, headingLevel = 3, slide = false } = props;
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Shelf slide={slide}>
      {packets.map((packet, nth) => (
        <li key={packet._id}>
          <PacketCard
            href={`/packet/${packet.slug}`}
            name={inLocale(packet.name, locale)}
            contents={contentsInWords(packet.summary, locale)}
            pieces={piecesOf(packet.summary)}
            flow={flowOfPacket(packet.intensity)}
            picture={{ src: packetPicture(packet.slug, locale) }}
            price={packet.price}
            label={packet.isInStock ? undefined : t`Tükendi`}
            add={packet.isInStock ? addOf(packet) : undefined}
            priority={nth < priority}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </Shelf>
  );
}
