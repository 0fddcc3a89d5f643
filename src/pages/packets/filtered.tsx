import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { needsApp } from '../../alive/index.ts';
import { OnlySmall } from '../../components/basics/only.tsx';
import { Button, ButtonLink } from '../../components/basics/button.tsx';
import { ChipLink, Chips } from '../../components/basics/chip-link.tsx';
import { CloseIcon, icon } from '../../components/basics/icons.tsx';
import { Drawer } from '../../components/dialogs/modal.tsx';
import type { PacketFilter, PacketPage } from '../../services/packets/index.ts';
import { styled } from '../../theme/stitches.ts';
import { useFilterGroups } from './filter-groups.tsx';
import { FilterLinks } from './filter-links.tsx';
import type { Read } from './read-packets.ts';
import { hrefOfFilter } from './packet-address.ts';
import { Results } from './results.tsx';

const FilterIcon = icon('M4 7h16M7 12h10M10 17h4');

const Columns = styled('div', {
  display: 'grid',
  gap: '$5',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@md': { gridTemplateColumns: '15rem minmax(0,1fr)', gap: '$7', alignItems: 'start' },
});

const Side = styled('aside', {
  '@upToMd': { display: 'none' },
  '@md': { position: 'sticky', top: '1.5rem', padding: '$5', borderRadius: '$l', background: '$sand' },
});

const Bar = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '$3',
  minHeight: '$target',
  marginBottom: '$4',
});

interface FilteredProps {
  page: Read<PacketPage>;
  filter: PacketFilter;
  onRetry: () => void;
}

/** All packets with the filter screen: beside them on a large screen, a sheet on a phone. The address is the filter. */
export function Filtered({ page, filter, onRetry }: FilteredProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const groups = useFilterGroups(filter);
  const chosen = groups.flatMap(({ narrows, options }) => (narrows ? options.filter(({ isOn }) => isOn) : []));
  const wishes = chosen.length;
  const total = page.state === 'ready' ? page.value.pageInfo.total : null;
  return (
    <Columns>
      <Side aria-label={t`Filtreler`}>
        <FilterLinks groups={groups} wishes={wishes} />
      </Side>
      <div>
        <Bar>
          <output>{total !== null && <Plural value={total} one="# paket" other="# paket" />}</output>
          <OnlySmall>
            <Button size="small" onClick={() => setOpen(true)} {...needsApp}>
              <FilterIcon />
              {wishes === 0 ? t`Filtrele, sırala` : t`Filtreler: ${wishes}`}
            </Button>
          </OnlySmall>
        </Bar>
        {wishes > 0 && (
          <OnlySmall>
            <Chips row aria-label={t`Seçtiklerin`}>
              {chosen.map(({ key, label, sign, href }) => (
                <ChipLink key={key} isOn href={href} label={t`${label}: kaldır`}>
                  {sign}
                  {label}
                  <CloseIcon />
                </ChipLink>
              ))}
            </Chips>
          </OnlySmall>
        )}
        <Results
          page={page}
          at={filter.page ?? 0}
          hrefOf={(next) => hrefOfFilter({ ...filter, page: next })}
          onRetry={onRetry}
        />
      </div>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={<Trans>Filtrele, sırala</Trans>}
        state={page.state}
        footer={
          <>
            <Button look="ink" wide onClick={() => setOpen(false)}>
              {total === null ? (
                <Trans>Göster</Trans>
              ) : (
                <Plural value={total} one="# paketi göster" other="# paketi göster" />
              )}
            </Button>
            {wishes > 0 && (
              <ButtonLink wide href="/packets" onClick={() => setOpen(false)}>
                {t`Hepsini temizle`}
              </ButtonLink>
            )}
          </>
        }
      >
        <FilterLinks groups={groups} wishes={wishes} />
      </Drawer>
    </Columns>
  );
}
