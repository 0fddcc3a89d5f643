import { useLingui } from '@lingui/react/macro';
import type { ProductType } from '../../../domain/product/index.ts';
import { ChipLink, Chips } from '../../components/basics/chip-link.tsx';
import { Drops, useFlowWord } from '../../components/pictures/drops.tsx';
import { CloseIcon } from '../../components/basics/icons.tsx';
import { boxSize } from '../../components/catalogue/packet-words.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import { hrefOfStore, sizeOfRank } from './store-filter.ts';
import { type SizeRank, sizeRanks, type StoreFilter } from './store-search.ts';

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
    <search aria-label={t`Filtrele`}>
      <Chips row>
        {hasFlow &&
          ([1, 2, 3] as const).map((flow) => {
            const isOn = filter.flow === flow;
            return (
              <ChipLink key={flow} isOn={isOn} href={hrefOfStore(path, { ...filter, flow: isOn ? undefined : flow })}>
                <Drops level={flow} />
                {word(flow)}
                {isOn && <CloseIcon />}
              </ChipLink>
            );
          })}
        {ranks.map((rank) => {
          const isOn = filter.size === rank;
          return (
            <ChipLink key={rank} isOn={isOn} href={hrefOfStore(path, { ...filter, size: isOn ? undefined : rank })}>
              <SizeWord type={type} rank={rank} />
              {isOn && <CloseIcon />}
            </ChipLink>
          );
        })}
      </Chips>
    </search>
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
