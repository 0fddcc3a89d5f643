import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { inLocale } from '../../../../domain/locale/index.ts';
import { loadMessages } from '../../../i18n/i18n.ts';
import { PacketScreen } from '../../../screens/packet/index.tsx';
import { findPacketBySlug, listSuggestedPackets } from '../../../services/packets/index.ts';
import { pageHead } from '../../-page-head.ts';
import { breadcrumbData, packetStructuredData } from '../../-product-data.ts';

export const Route = createFileRoute('/{-$locale}/packet/$slug')({
  loader: async ({ context: { api, i18n, locale }, params }) => {
    const [packet, suggested] = await Promise.all([
      findPacketBySlug(api, params.slug),
      listSuggestedPackets(api, params.slug),
      loadMessages(i18n, locale, 'packet'),
    ]);
    if (!packet) throw notFound();
    return { packet, suggested };
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {};
    const { packet } = loaderData;
    const { locale, site, i18n } = match.context;
    const way = [
      { name: i18n._(msg`Mağaza`), path: '/store' },
      { name: i18n._(msg`Hazır paketler`), path: '/packets' },
      { name: inLocale(packet.name, locale), path: `/packet/${packet.slug}` },
    ];
    return pageHead(match, {
      title: inLocale(packet.name, locale),
      description: inLocale(packet.description, locale),
      image: packet.image,
      structuredData: [packetStructuredData(packet, locale, site.base), breadcrumbData(way, locale, site.base)],
    });
  },
  component: PacketPage,
});

function PacketPage() {
  return <PacketScreen {...Route.useLoaderData()} />;
}
