import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { needsApp } from '../../alive/index.ts';
import { OnlySmall } from '../../components/only.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { FilterIcon } from '../../components/icons.tsx';
import { Drawer } from '../../components/modal.tsx';
import type { PacketFilter, PacketPage } from '../../services/packets/index.ts';
import { styled } from '../../theme/stitches.ts';
import { FilterLinks } from './filter-links.tsx';
import type { Read } from './read-packets.ts';
import { hrefOfFilter, wishesIn } from './packet-address.ts';
import { Results } from './results.tsx';

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
  const wishes = wishesIn(filter);
  const total = page.state === 'ready' ? page.value.pageInfo.total : null;
  return (
    <Columns>
      <Side aria-label={t`Filtreler`}>
        <FilterLinks filter={filter} />
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
        <FilterLinks filter={filter} />
      </Drawer>
    </Columns>
  );
}
