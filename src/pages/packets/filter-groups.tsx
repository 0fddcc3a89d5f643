import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { inLocale } from '../../../domain/locale/index.ts';
import { kurus } from '../../../domain/money/index.ts';
import { PACKET_INTENSITIES } from '../../../domain/packet/index.ts';
import { productShelfName, type PurchaseType } from '../../../domain/product/index.ts';
import { Drops, useFlowWord } from '../../components/pictures/drops.tsx';
import { flowOfPacket } from '../../components/catalogue/packet-words.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import type { PacketFilter } from '../../services/packets/index.ts';
import { hrefOfFilter, toggled } from './packet-address.ts';

export interface FilterOption {
  key: string;
  label: string;
  /** Beside the label. */
  sign?: ReactNode;
  isOn: boolean;
  /** The address with the option, or without it when it is on. */
  href: string;
}

export interface FilterGroup {
  key: string;
  heading: string;
  options: readonly FilterOption[];
  /** Whether its options leave packets out: the order does not, nor whose price it and the limit mean. */
  narrows: boolean;
}

const types = ['pad', 'pantyliner', 'tampon', 'heating-patch'] as const;

/** In whole lira. Packets cost 110 to 510. */
const priceLimits = [200, 300, 400] as const;

/** All that can be chosen on the page of packets. */
export function useFilterGroups(filter: PacketFilter): readonly FilterGroup[] {
  const { t } = useLingui();
  const locale = useLocale();
  const word = useFlowWord();
  const { page: _, ...wished } = filter;
  const { purchaseType, maxPrice, ...rest } = wished;
  const purchaseTypes: readonly { type: PurchaseType; label: string }[] = [
    { type: 'subscription', label: t`Abonelik fiyatı` },
    { type: 'oneTimePurchase', label: t`Tek seferlik fiyat` },
  ];
  const orders = [
    { sort: 'sortOrder', label: t`Önerilen` },
    { sort: 'price', label: t`Ucuzdan pahalıya` },
    { sort: '-price', label: t`Pahalıdan ucuza` },
  ] as const;
  return [
    {
      key: 'intensity',
      heading: t`Akış`,
      narrows: true,
      options: PACKET_INTENSITIES.map((intensity) => ({
        key: intensity,
        label: word(flowOfPacket(intensity)),
        sign: <Drops level={flowOfPacket(intensity)} />,
        isOn: wished.intensities?.includes(intensity) ?? false,
        href: hrefOfFilter({ ...wished, intensities: toggled(PACKET_INTENSITIES, wished.intensities, intensity) }),
      })),
    },
    {
      key: 'type',
      heading: t`İçinde ne olsun?`,
      narrows: true,
      options: types.map((type) => ({
        key: type,
        label: inLocale(productShelfName(type), locale),
        isOn: wished.productTypes?.includes(type) ?? false,
        href: hrefOfFilter({ ...wished, productTypes: toggled(types, wished.productTypes, type) }),
      })),
    },
    {
      key: 'max',
      heading: t`En çok ne tutsun?`,
      narrows: true,
      options: priceLimits.map((lira) => {
        const isOn = maxPrice === kurus(lira * 100);
        // Without a choice of price: that of the subscription, which stands large on the shelf.
        const limit = { purchaseType: purchaseType ?? ('subscription' as const), maxPrice: kurus(lira * 100) };
        return {
          key: String(lira),
          label: t`₺${lira} ve altı`,
          isOn,
          href: hrefOfFilter({ ...rest, ...(isOn ? purchaseType && { purchaseType } : limit) }),
        };
      }),
    },
    {
      key: 'buy',
      heading: t`Hangi fiyata göre?`,
      narrows: false,
      options: purchaseTypes.map(({ type, label }) => ({
        key: type,
        label,
        isOn: purchaseType === type,
        href: hrefOfFilter({
          ...rest,
          ...(maxPrice !== undefined && { maxPrice }),
          ...(purchaseType !== type && { purchaseType: type }),
        }),
      })),
    },
    {
      key: 'sort',
      heading: t`Sırala`,
      narrows: false,
      options: orders.map(({ sort, label }) => ({
        key: sort,
        label,
        isOn: (wished.sort ?? 'sortOrder') === sort,
        href: hrefOfFilter({ ...wished, sort }),
      })),
    },
  ];
}
