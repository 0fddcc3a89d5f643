import { useLingui } from '@lingui/react/macro';
import { inLocale } from '../../../domain/locale/index.ts';
import { fitsWish, PACKET_INTENSITIES, type PacketTraits } from '../../../domain/packet/index.ts';
import { productShelfName } from '../../../domain/product/index.ts';
import { flowOfPacket } from '../../components/catalogue/packets/packet-words.ts';
import { type FilterGroup, optionOf, usePriceGroups } from '../../components/filters/filter-groups.ts';
import { Drops, useFlowWord } from '../../components/pictures/drops.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import type { PacketFilter } from '../../services/packets/index.ts';
import { hrefOfFilter, toggled } from './packet-address.ts';
import { askedBy } from './read-packets.ts';
import { filterOfSearch, type PacketSearch, searchOfFilter } from './packet-search.ts';

const types = ['pad', 'pantyliner', 'tampon', 'heating-patch'] as const;

/** In whole lira. Packets cost 110 to 510. */
const priceLimits = [200, 300, 400];

const written = (entries: readonly string[]) => entries.join('.') || undefined;

/** All filters of the page of packets. `traits`: of all packets, null if they could not be read. */
export function useFilterGroups(filter: PacketFilter, traits: readonly PacketTraits[] | null): readonly FilterGroup[] {
  const { t } = useLingui();
  const locale = useLocale();
  const word = useFlowWord();
  const { page: _, ...search } = searchOfFilter(filter);
  const shelving = {
    search,
    hrefOf: (to: PacketSearch) => hrefOfFilter(filterOfSearch(to)),
    countOf: (to: PacketSearch) => traits?.filter((packet) => fitsWish(packet, askedBy(filterOfSearch(to)))).length,
  };
  return [
    {
      key: 'type',
      heading: t`İçinde ne olsun?`,
      narrows: true,
      isQuick: true,
      options: types.map((type) =>
        optionOf(shelving, {
          key: type,
          label: inLocale(productShelfName(type), locale),
          isOn: filter.productTypes?.includes(type) ?? false,
          to: { ...search, type: written(toggled(types, filter.productTypes, type)) },
          alone: { ...search, type },
        }),
      ),
    },
    {
      key: 'intensity',
      heading: t`Akış`,
      narrows: true,
      isQuick: true,
      options: PACKET_INTENSITIES.map((intensity) =>
        optionOf(shelving, {
          key: intensity,
          label: word(flowOfPacket(intensity)),
          sign: <Drops level={flowOfPacket(intensity)} />,
          isOn: filter.intensities?.includes(intensity) ?? false,
          to: { ...search, intensity: written(toggled(PACKET_INTENSITIES, filter.intensities, intensity)) },
          alone: { ...search, intensity },
        }),
      ),
    },
    ...usePriceGroups(shelving, priceLimits),
  ];
}
