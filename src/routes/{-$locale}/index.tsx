import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../i18n/i18n.ts';
import { HomeScreen } from '../../screens/home/index.tsx';
import { pageHead } from '../-page-head.ts';

export const Route = createFileRoute('/{-$locale}/')({
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'home'),
  head: ({ match }) =>
    pageHead(match, {
      title: match.context.i18n._(msg`Ped, tampon ve regl abonelik paketleri`),
      description: match.context.i18n._(
        msg`Ped, günlük ped, tampon ve ısı bandı: döngüne göre kurduğun paket kapına gelsin. Tek seferlik al ya da abone ol, dilediğin an bırak.`,
      ),
    }),
  component: HomeScreen,
});
