import { Trans, useLingui } from '@lingui/react/macro';
import { inLocale } from '../../../domain/locale/index.ts';
import { PACKET_INTENSITIES } from '../../../domain/packet/index.ts';
import { productShelfName } from '../../../domain/product/index.ts';
import { TextLink } from '../../components/app-link.tsx';
import { ChipLink, Chips } from '../../components/chip-link.tsx';
import { Drops, useFlowWord } from '../../components/drops.tsx';
import { flowOfPacket } from '../../components/packet-words.ts';
import { useLocale } from '../../components/use-locale.ts';
import type { PacketFilter } from '../../services/packets/index.ts';
import { styled } from '../../theme/stitches.ts';
import { hrefOfFilter, toggled, wishesIn } from './packet-address.ts';

const Groups = styled('div', { display: 'grid', gap: '$5' });

const Group = styled('div', {
  display: 'grid',
  gap: '$2',
  '& > h2': { font: '600 $fontSizes$small/1.4 $fonts$sans', letterSpacing: 0, color: '$ink2' },
  '& a:not([aria-current])': { background: '$surface' },
});

const types = ['pad', 'pantyliner', 'tampon', 'heating-patch'] as const;

/** Every choice is a link to the address it makes, so that it works before React, by keyboard and in a new tab. */
export function FilterLinks({ filter }: { filter: PacketFilter }) {
  const { t } = useLingui();
  const locale = useLocale();
  const word = useFlowWord();
  const { page: _, ...wished } = filter;
  const orders = [
    { sort: 'sortOrder', label: t`Önerilen` },
    { sort: 'price', label: t`Ucuzdan pahalıya` },
    { sort: '-price', label: t`Pahalıdan ucuza` },
  ] as const;
  return (
    <Groups>
      <Group>
        <h2>
          <Trans>Akış</Trans>
        </h2>
        <Chips>
          {PACKET_INTENSITIES.map((intensity) => (
            <ChipLink
              key={intensity}
              isOn={wished.intensities?.includes(intensity) ?? false}
              href={hrefOfFilter({
                ...wished,
                intensities: toggled(PACKET_INTENSITIES, wished.intensities, intensity),
              })}
            >
              <Drops level={flowOfPacket(intensity)} />
              {word(flowOfPacket(intensity))}
            </ChipLink>
          ))}
        </Chips>
      </Group>
      <Group>
        <h2>
          <Trans>İçinde ne olsun?</Trans>
        </h2>
        <Chips>
          {types.map((type) => (
            <ChipLink
              key={type}
              isOn={wished.productTypes?.includes(type) ?? false}
              href={hrefOfFilter({ ...wished, productTypes: toggled(types, wished.productTypes, type) })}
            >
              {inLocale(productShelfName(type), locale)}
            </ChipLink>
          ))}
        </Chips>
      </Group>
      <Group>
        <h2>
          <Trans>Sırala</Trans>
        </h2>
        <Chips>
          {orders.map(({ sort, label }) => (
            <ChipLink key={sort} isOn={(wished.sort ?? 'sortOrder') === sort} href={hrefOfFilter({ ...wished, sort })}>
              {label}
            </ChipLink>
          ))}
        </Chips>
      </Group>
      {wishesIn(filter) > 0 && <TextLink href="/packets">{t`Hepsini temizle`}</TextLink>}
    </Groups>
  );
}
