import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductType } from '../../../domain/product/index.ts';
import { ChipLink, Chips } from '../../components/chip-link.tsx';
import { Drops, useFlowWord } from '../../components/drops.tsx';
import { boxSize } from '../../components/packet-words.ts';
import { useLocale } from '../../components/use-locale.ts';
import { styled } from '../../theme/stitches.ts';
import { hrefOfStore, sizeOfRank } from './store-filter.ts';
import { type SizeRank, sizeRanks, type StoreFilter } from './store-search.ts';

const Frame = styled('search', {
  display: 'grid',
  gap: '$4',
  '@md': { gridTemplateColumns: 'auto auto', justifyContent: 'start', gap: '$6' },
});

const Group = styled('div', {
  display: 'grid',
  gap: '$2',
  '& > p': { fontSize: '$small', fontWeight: 600, color: '$ink2' },
});

interface FiltersProps {
  type: ProductType | null;
  path: string;
  filter: StoreFilter;
}

/** By flow and by box size. A filter that is on leads to the address without it. */
export function Filters({ type, path, filter }: FiltersProps) {
  const { t } = useLingui();
  const word = useFlowWord();
  const hasFlow = type === null || type === 'pad' || type === 'pantyliner' || type === 'tampon';
  const ranks = sizeRanks.filter((rank) => type === null || sizeOfRank(type, rank) !== null);
  return (
    <Frame aria-label={t`Filtrele`}>
      {hasFlow && (
        <Group>
          <p>
            <Trans>Akış</Trans>
          </p>
          <Chips row>
            {([1, 2, 3] as const).map((flow) => (
              <ChipLink
                key={flow}
                isOn={filter.flow === flow}
                href={hrefOfStore(path, { ...filter, flow: filter.flow === flow ? undefined : flow })}
              >
                <Drops level={flow} />
                {word(flow)}
              </ChipLink>
            ))}
          </Chips>
        </Group>
      )}
      {ranks.length > 0 && (
        <Group>
          <p>
            <Trans>Kutu boyu</Trans>
          </p>
          <Chips row>
            {ranks.map((rank) => (
              <ChipLink
                key={rank}
                isOn={filter.size === rank}
                href={hrefOfStore(path, { ...filter, size: filter.size === rank ? undefined : rank })}
              >
                <SizeWord type={type} rank={rank} />
              </ChipLink>
            ))}
          </Chips>
        </Group>
      )}
    </Frame>
  );
}

function SizeWord({ type, rank }: { type: ProductType | null; rank: SizeRank }) {
  const { t } = useLingui();
  const locale = useLocale();
  const pieces = type === null ? null : sizeOfRank(type, rank);
  if (pieces === null) return { small: t`Küçük kutu`, medium: t`Orta kutu`, large: t`Büyük kutu` }[rank];
  const size = boxSize(pieces, locale);
  return t`${size} kutu`;
}
