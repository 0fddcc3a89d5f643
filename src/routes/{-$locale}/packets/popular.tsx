import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { loadMessages } from '../../../i18n/i18n.ts';
import { PacketsScreen } from '../../../pages/packets/index.tsx';
import { listPacketTypes, listPopularPackets } from '../../../services/packets/index.ts';
import { loadedHead } from '../../../pages/shell/head/page-head.ts';

export const Route = createFileRoute('/{-$locale}/packets/popular')({
  loader: async ({ context: { api, i18n, locale } }) => {
    const [packets, types] = await Promise.all([
      listPopularPackets(api),
      listPacketTypes(api),
      loadMessages(i18n, locale, 'packets'),
    ]);
    return {
      packets,
      types,
      head: {
        title: i18n._(msg`En sevilen paketler`),
        description: i18n._(msg`Öne çıkan paketler, içlerinde ne olduğu ve kaça geldikleri.`),
      },
    };
  },
  head: loadedHead,
  component: PopularPacketsPage,
});

const page = getRouteApi('/{-$locale}/packets/popular');

function PopularPacketsPage() {
  const loaded = page.useLoaderData();
  return <PacketsScreen kind="popular" {...loaded} />;
}
