import { msg } from '@lingui/core/macro';
import { useSuspenseQueries } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../../i18n/i18n.ts';
import { PacketsScreen } from '../../../screens/packets/index.tsx';
import { packetTypesQuery, popularPacketsQuery } from '../../../services/packets/index.ts';
import { pageHead } from '../../-page-head.ts';

export const Route = createFileRoute('/{-$locale}/packets/popular')({
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(popularPacketsQuery(context.api)),
      context.queryClient.ensureQueryData(packetTypesQuery(context.api)),
      loadMessages(context.i18n, context.locale, 'packets'),
    ]);
  },
  head: ({ match }) =>
    pageHead(match, {
      title: match.context.i18n._(msg`En sevilen paketler`),
      description: match.context.i18n._(msg`En çok seçilen paketler ve içlerinde ne olduğu.`),
    }),
  component: PopularPacketsPage,
});

function PopularPacketsPage() {
  const { api } = Route.useRouteContext();
  const [packets, types] = useSuspenseQueries({ queries: [popularPacketsQuery(api), packetTypesQuery(api)] });
  return <PacketsScreen kind="popular" types={types.data} packets={packets.data} />;
}
