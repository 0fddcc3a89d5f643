import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PacketTraits } from '../../../domain/packet/index.ts';
import { needsApp } from '../../alive/index.ts';
import { ButtonLink } from '../../components/basics/button.tsx';
import { FilterRow } from '../../components/filters/filter-row.tsx';
import { NothingFits } from '../../components/filters/nothing-fits.tsx';
import type { PacketFilter, PacketPage } from '../../services/packets/index.ts';
import { useFilterGroups } from './filter-groups.tsx';
import type { Read } from './read-packets.ts';
import { hrefOfFilter } from './packet-address.ts';
import { Results } from './results.tsx';

export interface FilteredProps {
  page: Read<PacketPage>;
  /** Traits of all packets; null if they could not be read. */
  traits: readonly PacketTraits[] | null;
  filter: PacketFilter;
  onRetry: () => void;
}

/** All packets with the filter. The address is the filter. */
export function Filtered({ page, traits, filter, onRetry }: FilteredProps) {
  const { t } = useLingui();
  const groups = useFilterGroups(filter, traits);
  const total = page.state === 'ready' ? page.value.pageInfo.total : null;
  return (
    <FilterRow
      groups={groups}
      clearHref="/packets"
      total={total !== null && <Plural value={total} one="# paket" other="# paket" />}
      show={
        total === null ? <Trans>Göster</Trans> : <Plural value={total} one="# paketi göster" other="# paketi göster" />
      }
      openProps={needsApp}
    >
      <Results
        page={page}
        purchaseType={filter.purchaseType}
        at={filter.page ?? 0}
        hrefOf={(next) => hrefOfFilter({ ...filter, page: next })}
        onRetry={onRetry}
        empty={
          <NothingFits
            groups={groups}
            clearHref="/packets"
            title={<Trans>Böyle bir paketimiz yok</Trans>}
            action={<ButtonLink size="small" href="/custom-packet">{t`Kutunu kur`}</ButtonLink>}
          />
        }
      />
    </FilterRow>
  );
}
