import { useSelector } from '@xstate/react';
import { useCart } from '../../alive/index.ts';
import { PromoField } from '../promo-code/promo-field.tsx';
import type { CartPartProps } from './cart.types.ts';
import { PaymentNotice } from '../open-payment/open-payment-strip.tsx';
import { isSameNews, newsOf } from '../open-payment/news-of.ts';
import { openPayment } from '../open-payment/open-payment.ts';
import { promoCode } from '../promo-code/promo-code.ts';
import { usePromoCode } from '../promo-code/use-promo-code.ts';

/** The parts of the cart drawer that belong to other flows, loaded when it is first opened. */
export function CartPart({ of, onLeave }: CartPartProps) {
  return of === 'code' ? <Code /> : <Payment onLeave={onLeave} />;
}

function Code() {
  const isPriced = useCart((snapshot) => snapshot.hasTag('priced'));
  return <PromoField promo={usePromoCode()} send={(event) => promoCode.send(event)} isPriced={isPriced} />;
}

function Payment({ onLeave }: Pick<CartPartProps, 'onLeave'>) {
  const news = useSelector(openPayment, newsOf, isSameNews);
  return news && <PaymentNotice news={news} onLeave={onLeave} />;
}
