import { sum } from '../../../../domain/money/index.ts';
import type { PurchaseType } from '../../../../domain/product/index.ts';
import type { Ids } from '../../../platform/ids/ids.ts';
import type { StoredAddress } from '../../addresses/index.ts';
import type { StockLine } from '../../catalog/index.ts';
import { type OrderDraft, type OrderLineDraft, toOrderAddress } from '../../orders/index.ts';
import type { PaymentLine } from '../../payments/index.ts';
import type { PricedCart, PricedCartLine } from '../../pricing/index.ts';
import type { SubscriptionDraft } from '../../subscriptions/index.ts';

const toLineDraft = (ids: Ids, line: PricedCartLine, donationNote: string | null): OrderLineDraft => ({
  id: ids.next(),
  type: line.type,
  itemId: line.id,
  slug: line.slug,
  name: line.name,
  quantity: line.quantity,
  isQuantifiable: line.isQuantifiable,
  boxes: line.boxes,
  contents: line.contents,
  amounts: line.amounts,
  ...(line.type === 'donation' && donationNote !== null && { donationNote }),
});

export type FrozenPurchase = {
  orders: OrderDraft[];
  subscription: SubscriptionDraft | null;
  stock: StockLine[];
  paymentLines: PaymentLine[];
  promo: { code: string; discountKurus: number } | null;
};

/** One order per way of buying, the subscription's first delivery before the one-time purchase. */
export function freezePurchase(
  ids: Ids,
  priced: PricedCart,
  about: {
    accountId: string;
    delivery: StoredAddress;
    billing: StoredAddress;
    language: 'tr' | 'en';
    donationNote: string | null;
  },
): FrozenPurchase {
  const { accountId, delivery, billing, language, donationNote } = about;
  const linesOf = (purchaseType: PurchaseType) =>
    priced.checkout.lines.filter((line) => line.purchaseType === purchaseType);
  const subscribed = linesOf('subscription');
  const subscription: SubscriptionDraft | null =
    subscribed.length === 0
      ? null
      : {
          id: ids.next(),
          accountId,
          deliveryAddressId: delivery.id,
          billingAddressId: billing.id,
          language,
          lines: subscribed.map((line) => ({
            id: ids.next(),
            kind: line.type === 'packet' || line.type === 'custompacket' ? line.type : 'product',
            itemId: line.id,
            boxes: line.type === 'custompacket' ? line.boxes : null,
            quantity: line.quantity,
          })),
        };
  const promoCode = priced.promo?.status === 'ACCEPTED' ? priced.promo.code : null;
  const draft = (purchaseType: PurchaseType): OrderDraft[] => {
    const lines = linesOf(purchaseType);
    if (lines.length === 0) return [];
    const discount = sum(lines.map(({ amounts }) => amounts.grossPromoDiscountAmount));
    const isSubscription = purchaseType === 'subscription';
    return [
      {
        id: ids.next(),
        accountId,
        purchaseType,
        lines: lines.map((line) => toLineDraft(ids, line, donationNote)),
        promoCode: discount > 0 ? promoCode : null,
        subscriptionId: isSubscription ? (subscription?.id ?? null) : null,
        cycle: isSubscription ? 1 : null,
        deliveryAddress: toOrderAddress(delivery),
        billingAddress: toOrderAddress(billing),
        language,
      },
    ];
  };
  const orders = [...draft('subscription'), ...draft('oneTimePurchase')];
  return {
    orders,
    subscription,
    stock: priced.checkout.lines.flatMap(({ boxes, quantity }) =>
      boxes.map((box) => ({ productId: box.productId, boxes: box.boxes * quantity })),
    ),
    paymentLines: orders
      .flatMap(({ lines }) => lines)
      .filter(({ amounts }) => amounts.chargedAmount > 0)
      .map((line) => ({
        reference: line.id,
        name: line.name[language],
        amount: line.amounts.chargedAmount,
        kind: line.type === 'donation' ? 'virtual' : 'physical',
      })),
    promo:
      promoCode === null ? null : { code: promoCode, discountKurus: priced.checkout.price.grossPromoDiscountAmount },
  };
}
