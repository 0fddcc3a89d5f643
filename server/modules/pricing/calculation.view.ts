import { toDecimal } from '../../../domain/money/index.ts';
import { type OrderPrice, sumPrices } from '../../../domain/pricing/index.ts';
import type { PurchaseType } from '../../../domain/product/index.ts';
import type { components } from '../../../openapi/types/shopping.d.ts';
import type { PricedCart, PricedCartLine, PricedPurchase } from './price-cart.ts';

type Wire = components['schemas'];

export function toOrderPrice(price: OrderPrice): Wire['OrderPrice'] {
  return {
    _currency: 'TRY',
    grossOriginalAmount: toDecimal(price.grossOriginalAmount),
    grossSubscriptionDiscountAmount: toDecimal(price.grossSubscriptionDiscountAmount),
    grossPromoDiscountAmount: toDecimal(price.grossPromoDiscountAmount),
    shippingAmount: toDecimal(price.shippingAmount),
    balanceAmount: toDecimal(price.balanceAmount),
    chargedAmount: toDecimal(price.chargedAmount),
  };
}

function toOrderLine(line: PricedCartLine): Wire['OrderLine'] {
  const { amounts } = line;
  return {
    type: line.type,
    ...(line.id !== null && { _id: line.id }),
    slug: line.slug,
    name: line.name,
    quantity: line.quantity,
    isQuantifiable: line.isQuantifiable,
    sortOrder: line.index,
    unitPrice: toDecimal(amounts.unitPrice),
    price: {
      grossOriginalAmount: toDecimal(amounts.grossOriginalAmount),
      grossPromoDiscountAmount: toDecimal(amounts.grossPromoDiscountAmount),
      grossAmount: toDecimal(amounts.grossAmount),
    },
    ...(!line.isQuantifiable && {
      items: line.boxes.map(({ productId, boxes }) => ({ _product: productId, quantity: boxes })),
    }),
  };
}

export function toOrderGroup(lines: readonly PricedCartLine[]): Wire['OrderGroup'] {
  return {
    products: lines.filter(({ isQuantifiable }) => isQuantifiable).map(toOrderLine),
    packets: lines.filter(({ isQuantifiable }) => !isQuantifiable).map(toOrderLine),
    price: toOrderPrice(sumPrices(lines.map(({ amounts }) => amounts))),
  };
}

function toCalculatedOrder({ lines, price }: PricedPurchase, isFirstPurchase: boolean): Wire['CalculatedOrder'] {
  const groupOf = (purchaseType: PurchaseType) => {
    const own = lines.filter((line) => line.purchaseType === purchaseType);
    return own.length === 0 ? null : toOrderGroup(own);
  };
  const subscription = groupOf('subscription');
  return {
    _currency: 'TRY',
    isFirstPurchase,
    price: toOrderPrice(price),
    subscriptions: subscription ? [subscription] : [],
    oneTimePurchase: groupOf('oneTimePurchase'),
  };
}

function toPromoState(promo: PricedCart['promo']): Wire['PromoCodeState'] | null {
  if (!promo) return null;
  const { status, code, error, kind } = promo;
  return {
    status,
    code: code ?? '',
    ...(status === 'ACCEPTED' && kind && { kind }),
    ...(error && { error: toPromoError(error) }),
  };
}

/** Error codes of domain/promo equal those of the contract. */
export const toPromoError = (error: { code: string; message: { tr: string; en: string } }): Wire['PromoCodeError'] => ({
  code: error.code as Wire['PromoCodeError']['code'],
  message: { tr: error.message.tr, en: error.message.en },
});

export function toCalculation(priced: PricedCart, revision: number): Wire['Calculation'] {
  return {
    revision,
    cart: { order: toCalculatedOrder(priced.cart, priced.isFirstPurchase) },
    promoCode: toPromoState(priced.promo),
    unavailable: priced.unavailable,
  };
}

export function toCheckoutCalculation(
  priced: PricedCart,
  revision: number,
  editedSubscriptions: Wire['EditedSubscription'][],
): Wire['CheckoutCalculation'] {
  return {
    ...toCalculation(priced, revision),
    checkout: { order: toCalculatedOrder(priced.checkout, priced.isFirstPurchase), editedSubscriptions },
  };
}
