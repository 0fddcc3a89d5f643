import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { cart, useCart } from '../../alive/index.ts';
import { loadMessages } from '../../i18n/i18n.ts';
import { CartScreen } from '../../flows/cart/index.tsx';
import { findProductPage } from '../../services/catalog/index.ts';
import { italicFont } from '../../theme/early-fonts.ts';
import { promoCode } from '../../app/promo-code.ts';
import { usePromoCode } from '../../flows/promo-code/use-promo-code.ts';
import { useSignedIn } from '../../app/signed-in.ts';
import { privateHead } from '../../pages/shell/page-head.ts';
import { fontLink } from '../../pages/shell/root-head.ts';

export const Route = createFileRoute('/{-$locale}/cart')({
  staticData: { app: 'withLines' },
  loader: async ({ context: { api, i18n, locale } }) => {
    const [page] = await Promise.all([
      // An offer that cannot be had is no reason to withhold the cart.
      findProductPage(api, 'donation').catch(() => null),
      loadMessages(i18n, locale, 'cart'),
    ]);
    return { donation: page?.sizes.find((box) => box.isInStock) ?? null };
  },
  head: ({ match }) => ({
    ...privateHead({ title: match.context.i18n._(msg`Sepetim`) }),
    links: [fontLink(italicFont)],
  }),
  component: CartPage,
});

function CartPage() {
  const { donation } = Route.useLoaderData();
  return (
    <CartScreen
      snapshot={useCart((snapshot) => snapshot)}
      send={(event) => cart.send(event)}
      promo={usePromoCode()}
      sendPromo={(event) => promoCode.send(event)}
      isSignedIn={useSignedIn()}
      donation={
        donation && {
          type: 'donation',
          data: { _id: donation._id, slug: donation.slug, name: donation.name, price: donation.price, items: [] },
        }
      }
      now={Date.now}
    />
  );
}
