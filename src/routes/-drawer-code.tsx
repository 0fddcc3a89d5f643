import { useCart } from '../alive/index.ts';
import { PromoField } from '../screens/cart/promo-field.tsx';
import { promoCode, usePromoCode } from '../wiring/promo-code.ts';
import { useWords } from './-use-words.ts';

/** The cart's code in the drawer: its words and its flow come with it, when the drawer is first opened. */
export default function DrawerCode() {
  useWords('cart');
  const isPriced = useCart((snapshot) => snapshot.hasTag('priced'));
  return <PromoField promo={usePromoCode()} send={(event) => promoCode.send(event)} isPriced={isPriced} />;
}
