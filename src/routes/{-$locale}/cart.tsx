import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { CartPage } from '../../flows/cart/cart-page.tsx';
import { loadMessages } from '../../i18n/i18n.ts';
import { findProductPage } from '../../services/catalog/index.ts';
import { italicFont } from '../../theme/early-fonts.ts';
import { privateHead } from '../../pages/shell/head/page-head.ts';
import { fontLink } from '../../pages/shell/head/root-head.ts';

export const Route = createFileRoute('/{-$locale}/cart')({
  staticData: { app: 'withLines' },
  loader: async ({ context: { api, i18n, locale } }) => {
    const [page] = await Promise.all([
      // Without the offer the cart is shown all the same.
      findProductPage(api, 'donation').catch(() => null),
      loadMessages(i18n, locale, 'cart'),
    ]);
    return { donation: page?.sizes.find((box) => box.isInStock) ?? null };
  },
  head: ({ match }) => ({
    ...privateHead({ title: match.context.i18n._(msg`Sepetim`) }),
    links: [fontLink(italicFont)],
  }),
  component: Cart,
});

const page = getRouteApi('/{-$locale}/cart');

function Cart() {
  return <CartPage donation={page.useLoaderData().donation} />;
}
