import { cart, useCart } from '../../alive/index.ts';
import { promoCode } from '../promo-code/promo-code.ts';
import { useSignedIn } from '../../base/visitor/signed-in.ts';
import type { ProductPage } from '../../services/catalog/index.ts';
import { usePromoCode } from '../promo-code/use-promo-code.ts';
import { CartScreen } from './cart-screen.tsx';
import { LateBoxOffer } from './box-offer/late-box-offer-host.tsx';

/** `donation`: the box offered as a donation; null for none. */
export function CartPage({ donation }: { donation: ProductPage['sizes'][number] | null }) {
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
      boxOffer={<LateBoxOffer />}
      now={Date.now}
    />
  );
}
