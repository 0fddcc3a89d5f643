import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../../i18n/i18n.ts';
import { StoreScreen } from '../../../screens/store/index.tsx';
import { pageHead } from '../../-page-head.ts';

export const Route = createFileRoute('/{-$locale}/store/')({
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'store'),
  head: ({ match }) =>
    pageHead(match, {
      title: match.context.i18n._(msg`Mağaza`),
      description: match.context.i18n._(
        msg`Pedden tampona, günlük pedden ısı bandına: bütün ürünler, kutu boyları ve fiyatlar tek sayfada.`,
      ),
    }),
  component: StoreScreen,
});
