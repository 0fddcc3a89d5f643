import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi, notFound } from '@tanstack/react-router';
import { inLocale, saidIn } from '../../../../domain/locale/index.ts';
import { loadMessages } from '../../../i18n/i18n.ts';
import { PacketScreen } from '../../../pages/packet/index.tsx';
import { findPacketBySlug, listSuggestedPackets } from '../../../services/packets/index.ts';
import { loadedHead } from '../../../pages/shell/head/page-head.ts';
import { breadcrumbData, packetStructuredData } from '../../../pages/shell/head/structured-data.ts';

export const Route = createFileRoute('/{-$locale}/packet/$slug')({
  loader: async ({ context: { api, i18n, locale, site }, params }) => {
    const [packet, suggested] = await Promise.all([
      findPacketBySlug(api, params.slug),
      listSuggestedPackets(api, params.slug),
      loadMessages(i18n, locale, 'packet'),
    ]);
    if (!packet) throw notFound();
    const way = [
      { name: i18n._(msg`Mağaza`), path: '/store' },
      { name: i18n._(msg`Hazır paketler`), path: '/packets' },
      { name: inLocale(packet.name, locale), path: `/packet/${packet.slug}` },
    ];
    return {
      packet: { ...packet, description: saidIn(packet.description, locale) },
      suggested,
      head: {
        title: inLocale(packet.name, locale),
        description: inLocale(packet.description, locale),
        image: packet.image,
        structuredData: [packetStructuredData(packet, locale, site.base), breadcrumbData(way, locale, site.base)],
      },
    };
  },
  head: loadedHead,
  component: PacketPage,
});

const page = getRouteApi('/{-$locale}/packet/$slug');

function PacketPage() {
  return <PacketScreen {...page.useLoaderData()} />;
}
