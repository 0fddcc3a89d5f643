import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../../i18n/i18n.ts';
import { ProductScreen } from '../../../screens/product/index.tsx';
import { pageHead } from '../../-page-head.ts';

export const Route = createFileRoute('/{-$locale}/product/$slug')({
  loader: ({ context }) => loadMessages(context.i18n, context.locale, 'product'),
  head: ({ match }) =>
    pageHead(match, {
      title: match.context.i18n._(msg`Ürün`),
      description: match.context.i18n._(msg`İçindekiler, akış seviyesi, kutu boyları ve fiyat.`),
    }),
  component: ProductScreen,
});
