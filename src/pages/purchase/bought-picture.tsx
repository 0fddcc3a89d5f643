import { inLocale } from '../../../domain/locale/index.ts';
import { packetContentsOf, packetIntensity, packetOfLine } from '../../../domain/packet/index.ts';
import { picture, picturePath } from '../../../domain/product/index.ts';
import { contentsOfLine } from '../../components/catalogue/packets/packet-contents.ts';
import { flowOfPacket, packetPicture } from '../../components/catalogue/packets/packet-words.ts';
import { LinePicture, Picture } from '../../components/pictures/picture.tsx';
import { ScenePicture } from '../../components/pictures/scene-picture.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import type { BoughtLine, BoughtOrder } from './bought.types.ts';
import { DoneScene } from './purchase.styles.ts';

const isPacket = ({ type }: Pick<BoughtLine, 'type'>) => type === 'packet' || type === 'custompacket';

/** Picture of the bought items: a packet as its own box, on the tint of its flow. Without order details, a scene. */
export function BoughtPicture({ orders, isReading }: { orders: readonly BoughtOrder[]; isReading: boolean }) {
  const locale = useLocale();
  const lines = orders.flatMap((order) => order.lines);
  const [first, ...others] = [...lines.filter(isPacket), ...lines.filter((line) => !isPacket(line))];
  if (!first) return <DoneScene>{!isReading && <ScenePicture scene="charged" priority />}</DoneScene>;
  const packet = packetOfLine(first);
  const contents = contentsOfLine(first, locale);
  const name = inLocale(first.name, locale);
  const variant = locale === 'en' ? 'card-en' : 'card';
  const src = packet
    ? packetPicture(first.slug, locale)
    : picturePath(picture({ entity: 'product', idType: 'slug', id: first.slug, variant }));
  return (
    <DoneScene {...(packet && { tint: flowOfPacket(packetIntensity(packetContentsOf(packet).items)) })}>
      <Picture
        src={src}
        alt={contents ? `${name}: ${contents}` : name}
        width={520}
        height={520}
        sizes="(min-width: 740px) 40vw, 92vw"
        priority
      />
      {others.length > 0 && (
        <ul aria-hidden="true">
          {others.slice(0, 4).map((line) => (
            <li key={`${line.type} ${line.slug}`}>
              <LinePicture type={line.type} slug={line.slug} width={72} />
            </li>
          ))}
        </ul>
      )}
    </DoneScene>
  );
}
