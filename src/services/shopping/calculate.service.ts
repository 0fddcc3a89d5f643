import type { CalculationRequest, CartItemKey } from '../../../domain/cart/index.ts';
import { toKurus } from '../../../domain/money/index.ts';
import type { CalculatedPromo } from '../../../domain/promo/index.ts';
import type { CartCalculation } from '../../../machines/cart/index.ts';
import type { components, paths } from '../../../openapi/types/shopping.d.ts';
import { type Api, read } from '../http/index.ts';

type Wire = components['schemas'];
type RequestItems = CalculationRequest['cart']['items'];

/** A custom packet has no `_id`: in the cart its slug identifies it. */
const keyOf = ({ type, _id, slug }: { type: Wire['CartItemType']; _id?: string; slug?: string }): CartItemKey =>
  `${type}:${_id ?? slug ?? ''}`;

function linesOf(order: Wire['CalculatedOrder']): CartCalculation['lines'] {
  const groups = [...order.subscriptions, ...(order.oneTimePurchase ? [order.oneTimePurchase] : [])];
  return groups
    .flatMap((group) => [...group.products, ...group.packets])
    .map((line) => ({
      key: line.type === 'custompacket' ? keyOf({ type: line.type, slug: line.slug }) : keyOf(line),
      unitPrice: toKurus(line.unitPrice),
    }));
}

function promoOf(promo: Wire['PromoCodeState'] | null): CalculatedPromo | null {
  return promo && { status: promo.status, code: promo.code, error: promo.error ?? null };
}

/** A calculation of the contract as the cart's flow needs it, in kuruş. `items`: those of the request. */
export function toCartCalculation(answer: Wire['Calculation'], items: RequestItems): CartCalculation {
  const { order } = answer.cart;
  return {
    revision: answer.revision,
    price: {
      gross: toKurus(order.price.grossOriginalAmount),
      subscriptionDiscount: toKurus(order.price.grossSubscriptionDiscountAmount),
      promoDiscount: toKurus(order.price.grossPromoDiscountAmount),
      shipping: toKurus(order.price.shippingAmount),
      balance: toKurus(order.price.balanceAmount),
      charged: toKurus(order.price.chargedAmount),
    },
    lines: linesOf(order),
    promo: promoOf(answer.promoCode),
    isFirstPurchase: order.isFirstPurchase,
    unavailable: answer.unavailable.flatMap(({ index, reason }) => {
      const item = items[index];
      return item ? [{ key: keyOf(item), reason }] : [];
    }),
  };
}

/** The server's prices of a cart, of the account when signed in. Spec §7. */
export async function calculateCart(
  api: Api,
  isSignedIn: boolean,
  request: CalculationRequest,
  signal?: AbortSignal,
): Promise<CartCalculation> {
  const client = api.client<paths>();
  const { items } = request.cart;
  const answer = isSignedIn
    ? await read(
        client.POST('/private/user/shopping/calculate', { body: { ...request, useAccountBalance: false }, signal }),
      )
    : await read(client.POST('/public/user/shopping/calculate', { body: request, signal }));
  return toCartCalculation(answer, items);
}
