import { lineTotal, toCartRequest, type CartItem } from '../../../domain/cart/index.ts';
import { normalizeHolder } from '../../../domain/card/index.ts';
import { sum, toDecimal } from '../../../domain/money/index.ts';
import { NO_PROMO } from '../../../domain/promo/index.ts';
import type { PurchaseType } from '../../../domain/product/index.ts';
import type { CardEntry, ContractRequest, OrderRequest, QuoteRequest } from '../../../machines/checkout/index.ts';
import type { components } from '../../../openapi/types/shopping.d.ts';
import { toWireCard } from '../attempts/index.ts';

type Wire = components['schemas'];

/** The cart and code of a request. A blank code is not sent. Spec §5. */
export function cartOf({ items, promoCode }: QuoteRequest): {
  cart: Wire['CartRequest'];
  promoCode?: { code: string };
} {
  const cart = toCartRequest({ items, promoCode: NO_PROMO });
  return promoCode ? { cart, promoCode: { code: promoCode } } : { cart };
}

export function contractRequestOf(request: ContractRequest): Wire['ContractRequest'] {
  return {
    ...cartOf(request),
    useAccountBalance: request.useAccountBalance,
    _deliveryAddress: request.addressId,
    _billingAddress: request.billingAddressId ?? request.addressId,
  };
}

function groupOf(items: readonly CartItem[], purchaseType: PurchaseType): Wire['CheckoutGroup'] | null {
  const own = items
    .map((item, sortOrder) => ({ ...item, sortOrder }))
    .filter((item) => item.purchaseType === purchaseType);
  if (own.length === 0) return null;
  return {
    products: own
      .filter(({ type }) => type === 'product' || type === 'donation')
      .map(({ data, quantity, sortOrder }) => ({ _product: data._id, quantity, sortOrder })),
    packets: own
      .filter(({ type }) => type === 'packet' || type === 'custompacket')
      .map(({ type, data, quantity, sortOrder }) =>
        type === 'packet'
          ? { _packet: data._id, quantity, sortOrder }
          : { slug: data.slug, items: data.items.map((each) => ({ ...each })), quantity, sortOrder },
      ),
    price: { grossOriginalAmount: toDecimal(sum(own.map(lineTotal))), _currency: 'TRY' },
  };
}

function cardOf(card: Exclude<CardEntry, { kind: 'none' }>): Wire['SavedCard'] | Wire['NewCard'] {
  if (card.kind === 'saved') return { _card: card.cardId };
  const typed = { ...card, holder: normalizeHolder(card.holder), number: card.number.replace(/\D/g, '') };
  return { ...toWireCard(typed), saveCard: card.save };
}

/** The order as a request. Its totals are those that were shown: the server refuses others. Spec §4, §7. */
export function checkoutRequestOf(order: OrderRequest): Wire['CheckoutRequest'] {
  const subscription = groupOf(order.items, 'subscription');
  const oneTimePurchase = groupOf(order.items, 'oneTimePurchase');
  const signed = new Date(order.agreedAt).toISOString();
  const accepted = (kind: OrderRequest['contracts'][number]['kind']) => {
    const { version, hash } = order.contracts.find((contract) => contract.kind === kind)!;
    return { version, hash };
  };
  return {
    price: {
      grossOriginalAmount: toDecimal(order.quote.subtotal),
      chargedAmount: toDecimal(order.quote.chargedAmount),
      _currency: 'TRY',
    },
    subscriptions: subscription ? [subscription] : [],
    ...(oneTimePurchase && { oneTimePurchase }),
    ...(order.promoCode && { promoCode: { code: order.promoCode } }),
    useAccountBalance: order.useAccountBalance,
    dateSigned: signed,
    preliminaryInformationAgreementDateSigned: signed,
    distanceSalesContract: accepted('distanceSales'),
    preliminaryInformation: accepted('preliminaryInformation'),
    customPlatform: 'web',
    _deliveryAddress: order.addressId,
    _billingAddress: order.billingAddressId ?? order.addressId,
    ...(order.donationNote !== null && { donationNote: order.donationNote }),
    ...(order.card.kind !== 'none' && { card: cardOf(order.card) }),
  };
}
