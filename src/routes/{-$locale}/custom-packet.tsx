import { msg } from '@lingui/core/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { isPackable, PACKABLE_TYPES, parsePageIdentifier, subTypesOf } from '../../../domain/product/index.ts';
import { loadMessages } from '../../i18n/i18n.ts';
import { listProducts, type Product } from '../../services/catalog/index.ts';
import { filterPackets, type ShelfPacket } from '../../services/packets/index.ts';
import { CustomPacketPage, type CustomPacketSearch } from '../../flows/custom-packet/custom-packet-page.tsx';
import { loadedHead } from '../../pages/shell/page-head.ts';

const text = (raw: unknown) => (typeof raw === 'string' && raw !== '' ? raw : undefined);

/** Every packable sub-type with the boxes it is sold in. */
const shelvesOf = (products: readonly Product[]) =>
  PACKABLE_TYPES.flatMap((type) =>
    subTypesOf(type).map((subType) => ({
      type,
      subType,
      offers: products
        .filter((box) => box.type === type && box.subType === subType && box.isInStock)
        .map(({ _id, productSize, price: { subscription, oneTimePurchase } }) => ({
          _product: _id,
          size: productSize,
          price: { subscription, oneTimePurchase },
        })),
    })),
  ).filter(({ offers }) => offers.length > 0);

/** Those whose contents all fit into a packet of one's own. */
const isStarter = ({ summary }: ShelfPacket) =>
  summary.every(({ _subType }) => {
    const kind = parsePageIdentifier(_subType);
    return kind !== null && isPackable(kind.type);
  });

export const Route = createFileRoute('/{-$locale}/custom-packet')({
  staticData: { app: 'now' },
  validateSearch: (raw: Record<string, unknown>): CustomPacketSearch => ({
    packet: text(raw['packet']),
    replace: text(raw['replace']),
  }),
  loader: async ({ context: { api, i18n, locale } }) => {
    const [products, ready] = await Promise.all([
      listProducts(api),
      filterPackets(api, {}),
      loadMessages(i18n, locale, 'custom-packet'),
    ]);
    return {
      shelves: shelvesOf(products),
      starters: ready.items.filter(isStarter),
      head: {
        title: i18n._(msg`Kendi paketini kur`),
        description: i18n._(msg`Hangi üründen kaç tane istediğini söyle, en uygun kutuları biz seçelim.`),
      },
    };
  },
  head: loadedHead,
  component: CustomPacketRoute,
});

function CustomPacketRoute() {
  const router = useRouter();
  const navigate = Route.useNavigate();
  const place = Route.useMatch({ select: ({ pathname }) => pathname });
  const showContents = useCallback(
    (packet: string | undefined) => {
      // Whoever is on the way to another page would be brought back.
      if (router.latestLocation.pathname !== place) return;
      void navigate({ search: (known) => ({ ...known, packet }), replace: true, resetScroll: false });
    },
    [router, navigate, place],
  );
  return <CustomPacketPage {...Route.useLoaderData()} search={Route.useSearch()} onContents={showContents} />;
}
