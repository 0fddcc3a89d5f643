import { useSuspenseQueries } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { inLocale } from '../../../../domain/locale/index.ts';
import { loadMessages } from '../../../i18n/i18n.ts';
import { PacketScreen } from '../../../screens/packet/index.tsx';
import { packetQuery, suggestedPacketsQuery } from '../../../services/packets/index.ts';
import { pageHead } from '../../-page-head.ts';
import { packetStructuredData } from '../../-product-data.ts';

export const Route = createFileRoute('/{-$locale}/packet/$slug')({
  loader: async ({ context, params }) => {
    const [packet] = await Promise.all([
      context.queryClient.ensureQueryData(packetQuery(context.api, params.slug)),
      context.queryClient.ensureQueryData(suggestedPacketsQuery(context.api, params.slug)),
      loadMessages(context.i18n, context.locale, 'packet'),
    ]);
    if (!packet) throw notFound();
    return packet;
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {};
    const { locale, site } = match.context;
    return pageHead(match, {
      title: inLocale(loaderData.name, locale),
      description: inLocale(loaderData.description, locale),
      image: loaderData.image,
      structuredData: [packetStructuredData(loaderData, locale, site.base)],
    });
  },
  component: PacketPage,
});

function PacketPage() {
  const { api } = Route.useRouteContext();
  const { slug } = Route.useParams();
  const [packet, suggested] = useSuspenseQueries({
    queries: [packetQuery(api, slug), suggestedPacketsQuery(api, slug)],
  });
  return packet.data && <PacketScreen packet={packet.data} suggested={suggested.data} />;
}
