import { Trans, useLingui } from '@lingui/react/macro';
import { inLocale } from '../../../domain/locale/index.ts';
import { addOnce } from '../../alive/add.tsx';
import { Breadcrumb } from '../../components/shell/breadcrumb.tsx';
import { Container } from '../../components/basics/container.tsx';
import { PacketShelf } from '../../components/catalogue/packets/packet-shelf.tsx';
import { Section, SectionHead } from '../../components/basics/section.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import type { Packet, ShelfPacket } from '../../services/packets/index.ts';
import { BuyPacket } from './buy-packet.tsx';
import { Contents } from './contents.tsx';

export interface PacketScreenProps {
  packet: Packet;
  suggested: readonly ShelfPacket[];
}

/** Any packet, ready-made or custom: its contents, their boxes, and its price. */
export function PacketScreen({ packet, suggested }: PacketScreenProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <div data-state={packet.isInStock ? 'available' : 'soldOut'}>
      <Container>
        <Breadcrumb
          items={[
            { label: t`Mağaza`, href: '/store' },
            { label: t`Paketler`, href: '/packets' },
            { label: inLocale(packet.name, locale) },
          ]}
        />
        <BuyPacket packet={packet} />
      </Container>
      <Contents packet={packet} />
      {suggested.length > 0 && (
        <Container>
          <Section>
            <SectionHead>
              <h2>
                <Trans>
                  Şunlara da <em>bir bak</em>
                </Trans>
              </h2>
            </SectionHead>
            <PacketShelf
              packets={suggested.slice(0, 4)}
              addOf={(other) => addOnce(other.choice, 'subscription')}
              slide
            />
          </Section>
        </Container>
      )}
    </div>
  );
}
