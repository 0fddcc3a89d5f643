import type { Buyer, NewCard, PaymentAddress, PaymentOrder, StoredCardReference } from '../provider/index.ts';
import { toPrice } from './iyzico.amounts.ts';

/** iyzico demands an identity number; this is its documented substitute for shops that do not ask for one. */
const NO_IDENTITY_NUMBER = '11111111111';

function addressOf({ contactName, address, city, country, zipCode }: PaymentAddress) {
  return { contactName, address, city, country, ...(zipCode === undefined ? {} : { zipCode }) };
}

function buyerOf(buyer: Buyer) {
  return {
    id: buyer.id,
    name: buyer.name,
    surname: buyer.surname,
    email: buyer.email,
    identityNumber: buyer.identityNumber ?? NO_IDENTITY_NUMBER,
    registrationAddress: buyer.billingAddress.address,
    city: buyer.billingAddress.city,
    country: buyer.billingAddress.country,
    ip: buyer.ip,
    ...(buyer.phone === undefined ? {} : { gsmNumber: buyer.phone }),
  };
}

export function cardOf(card: NewCard | StoredCardReference) {
  if (card.kind === 'stored') return { cardUserKey: card.customerKey, cardToken: card.cardToken };
  return {
    cardHolderName: card.holder,
    cardNumber: card.number,
    expireMonth: card.expireMonth,
    expireYear: card.expireYear,
    cvc: card.securityCode,
    registerCard: card.save ? 1 : 0,
    ...(card.save && card.customerKey !== undefined ? { cardUserKey: card.customerKey } : {}),
  };
}

/** The body that opening a challenge and charging a saved card have in common. */
export function orderBody(order: PaymentOrder) {
  return {
    locale: order.locale,
    conversationId: order.reference,
    price: toPrice(order.amount),
    paidPrice: toPrice(order.amount),
    currency: 'TRY',
    installment: 1,
    basketId: order.reference,
    paymentChannel: 'WEB',
    paymentGroup: 'PRODUCT',
    buyer: buyerOf(order.buyer),
    shippingAddress: addressOf(order.buyer.shippingAddress),
    billingAddress: addressOf(order.buyer.billingAddress),
    basketItems: order.lines
      .filter((line) => line.amount > 0)
      .map((line) => ({
        id: line.reference,
        name: line.name,
        category1: 'Kişisel bakım',
        itemType: line.kind === 'virtual' ? 'VIRTUAL' : 'PHYSICAL',
        price: toPrice(line.amount),
      })),
  };
}
