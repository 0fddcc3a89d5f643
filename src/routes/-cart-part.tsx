import { useCart } from '../alive/index.ts';
import { PromoField } from '../screens/cart/promo-field.tsx';
import { PaymentNotice } from '../screens/purchase/payment-note.tsx';
import type { CartPartProps } from '../screens/shell/index.ts';
import { usePaymentNews } from '../wiring/payment-news.ts';
import { promoCode, usePromoCode } from '../wiring/promo-code.ts';

/** What the cart's drawer shows of other flows, when it is first opened. */
export function CartPart({ of, onLeave }: CartPartProps) {
  return of === 'code' ? <Code /> : <Payment onLeave={onLeave} />;
}

function Code() {
  const isPriced = useCart((snapshot) => snapshot.hasTag('priced'));
  return <PromoField promo={usePromoCode()} send={(event) => promoCode.send(event)} isPriced={isPriced} />;
}

function Payment({ onLeave }: Pick<CartPartProps, 'onLeave'>) {
  const news = usePaymentNews();
  return news && <PaymentNotice news={news} onLeave={onLeave} />;
}
