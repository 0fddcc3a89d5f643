import { type Call, findProduct } from './customer.ts';

/** The card as the contract takes it: a stored one, or a new one. */
export type OrderCard = { _card: string } | ReturnType<typeof newCard>;

export const newCard = (cardNumber: string, saveCard: boolean) => ({
  cardHolderName: 'Elif Yılmaz',
  cardNumber,
  expireMonth: '12',
  expireYear: '2030',
  cvc: '123',
  saveCard,
});

const accepted = ({ version, hash }: { version: string; hash: string }) => ({ version, hash });
const gross = ({ grossOriginalAmount }: { grossOriginalAmount: number }) => ({ grossOriginalAmount, _currency: 'TRY' });

export interface Wanted {
  addressId: string;
  card: OrderCard;
  purchaseType?: 'oneTimePurchase' | 'subscription';
  quantity?: number;
  /** The product's slug; super pads by default. */
  slug?: string;
  useAccountBalance?: boolean;
}

/** A priced order of boxes of one product, with both agreements read and accepted. */
export async function orderRequest(
  shopUrl: string,
  call: Call,
  {
    addressId,
    card,
    purchaseType = 'oneTimePurchase',
    quantity = 1,
    slug = 'pad-super-12',
    useAccountBalance = false,
  }: Wanted,
): Promise<object> {
  const { _id } = await findProduct(shopUrl, slug);
  const items = [{ type: slug.startsWith('donation-') ? 'donation' : 'product', _id, purchaseType, quantity }];
  const asked = { cart: { items }, useAccountBalance };
  const ends = { _deliveryAddress: addressId, _billingAddress: addressId };
  const { order } = (await call('POST', 'user/shopping/calculate', { ...asked, revision: 1 })).data.checkout;
  const texts = (await call('POST', 'user/shopping/generate-distance-sales-contract', { ...asked, ...ends })).data;
  const goods = { products: [{ _product: _id, quantity }], packets: [] };
  const { now } = (await (await fetch(`${shopUrl}/sandbox/clock`)).json()) as { now: string };
  return {
    price: { ...gross(order.price), chargedAmount: order.price.chargedAmount },
    ...(purchaseType === 'subscription'
      ? { subscriptions: [{ ...goods, price: gross(order.subscriptions[0].price) }] }
      : { subscriptions: [], oneTimePurchase: { ...goods, price: gross(order.oneTimePurchase.price) } }),
    useAccountBalance,
    dateSigned: now,
    preliminaryInformationAgreementDateSigned: now,
    distanceSalesContract: accepted(texts.distanceSalesContract),
    preliminaryInformation: accepted(texts.preliminaryInformation),
    customPlatform: 'web',
    ...ends,
    card,
  };
}
