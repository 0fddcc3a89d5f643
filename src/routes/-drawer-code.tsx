import { useCart } from '../alive/index.ts';
import { PromoField } from '../screens/cart/promo-field.tsx';
import { promoCode, usePromoCode } from '../wiring/promo-code.ts';

/** The cart's code in the drawer, when the drawer is first opened. */
export function DrawerCode() {
  const isPriced = useCart((snapshot) => snapshot.hasTag('priced'));
  return <PromoField promo={usePromoCode()} send={(event) => promoCode.send(event)} isPriced={isPriced} />;
}
