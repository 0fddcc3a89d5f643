import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { loadMessages } from '../../i18n/i18n.ts';
import { listProducts } from '../../services/catalog/index.ts';
import { filterPackets } from '../../services/packets/index.ts';
import { CustomPacketPage, type CustomPacketSearch } from '../../flows/custom-packet/custom-packet-page.tsx';
import { isStarter, shelvesOf } from '../../flows/custom-packet/packet-shelves.ts';
import { loadedHead } from '../../pages/shell/head/page-head.ts';

const text = (raw: unknown) => (typeof raw === 'string' && raw !== '' ? raw : undefined);

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
        title: i18n._(msg`Kendi kutunu kur`),
        description: i18n._(msg`Hangi üründen kaç tane istediğini söyle, en uygun kutuları biz seçelim.`),
      },
    };
  },
  head: loadedHead,
  component: CustomPacketRoute,
});

const page = getRouteApi('/{-$locale}/custom-packet');

function CustomPacketRoute() {
  const router = useRouter();
  const navigate = page.useNavigate();
  const place = page.useMatch({ select: ({ pathname }) => pathname });
  const showContents = useCallback(
    (packet: string | undefined) => {
      // Otherwise a navigation to another page would be undone.
      if (router.latestLocation.pathname !== place) return;
      void navigate({ search: (known) => ({ ...known, packet }), replace: true, resetScroll: false });
    },
    [router, navigate, place],
  );
  return <CustomPacketPage {...page.useLoaderData()} search={page.useSearch()} onContents={showContents} />;
}
