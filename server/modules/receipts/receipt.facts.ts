import { fullName } from '../../../domain/account/index.ts';
import { type CalendarDay, dayOf, formatDate } from '../../../domain/calendar/index.ts';
import { allocateByLargestRemainder, kurus, type Kurus, subtract, sum } from '../../../domain/money/index.ts';
import { vatClassOf, vatIncluded, vatPercentOn } from '../../../domain/pricing/index.ts';
import { type Localized, inLocale, type Locale } from '../../../domain/locale/index.ts';
import type { SaleProduct } from '../catalog/index.ts';
import type { OrderRecord } from '../orders/index.ts';

type Line = OrderRecord['lines'][number];
/** VAT of one rate: `gross` = `net` + `vat`. In kuruş. */
export type VatRow = { percent: number; gross: Kurus; net: Kurus; vat: Kurus };

/** The contents of a receipt, in kuruş. lines − discount + shipping = total = card + balance = the sum of `vat`. */
export type ReceiptFacts = {
  number: string;
  orderedOn: string;
  paidOn: string;
  paidAt: Date;
  buyer: readonly string[];
  lines: readonly { name: string; quantity: number; unit: Kurus; percents: readonly number[]; total: Kurus }[];
  promoCode: string | null;
  discount: Kurus;
  shipping: Kurus;
  total: Kurus;
  card: { digits: string | null; amount: Kurus };
  balance: Kurus;
  vat: readonly VatRow[];
};

type Products = ReadonlyMap<string, Pick<SaleProduct, 'type' | 'price'>>;

/** Splits a line by VAT rate. Goods of two rates in one packet share its price in proportion to their list prices. */
function sharesOf({ boxes, grossKurus }: Line, products: Products, orderedDay: CalendarDay) {
  const weights = boxes.map(({ productId, boxes: count, listKurus }) => {
    return count * (listKurus ?? products.get(productId)?.price.oneTimePurchase ?? 1);
  });
  return allocateByLargestRemainder(kurus(grossKurus), weights).map((gross, index) => {
    const type = products.get(boxes[index]!.productId)?.type ?? 'pad';
    return { percent: vatPercentOn(vatClassOf(type), orderedDay), gross };
  });
}

function sumByRate(shares: readonly { percent: number; gross: Kurus }[]): VatRow[] {
  const percents = [...new Set(shares.map(({ percent }) => percent))].toSorted((a, b) => a - b);
  return percents.map((percent) => {
    const gross = sum(shares.filter((share) => share.percent === percent).map((share) => share.gross));
    const vat = vatIncluded(gross, percent);
    return { percent, gross, net: subtract(gross, vat), vat };
  });
}

function buyerLines({ line, postalCode, location, ...person }: OrderRecord['order']['billingAddress'], locale: Locale) {
  const place = (one: { name: Localized } | null | undefined) => (one ? inLocale(one.name, locale) : '');
  const parts = [place(location.neighborhood), `${postalCode} ${place(location.city)}`.trim(), place(location.state)];
  return [fullName(person), line, parts.filter((part) => part !== '').join(', '), place(location.country)];
}

/** `paidAt`: when the order was paid. */
export function receiptFacts(
  { order, lines }: Pick<OrderRecord, 'order' | 'lines'>,
  paidAt: Date,
  products: Products,
  locale: Locale,
): ReceiptFacts {
  const orderedDay = dayOf(order.createdAt.getTime());
  const shipping = kurus(order.shippingKurus);
  const shares = lines.flatMap((line) => sharesOf(line, products, orderedDay));
  const carriage = { percent: vatPercentOn('general', orderedDay), gross: shipping };
  return {
    number: order.number,
    orderedOn: formatDate(orderedDay),
    paidOn: formatDate(paidAt.getTime()),
    paidAt,
    buyer: buyerLines(order.billingAddress, locale),
    lines: lines.map((line) => ({
      name: inLocale(line.name, locale),
      quantity: line.quantity,
      unit: kurus(line.unitKurus),
      percents: sumByRate(sharesOf(line, products, orderedDay)).map(({ percent }) => percent),
      total: kurus(line.grossOriginalKurus),
    })),
    promoCode: order.promoCode,
    discount: kurus(order.grossPromoDiscountKurus),
    shipping,
    total: kurus(order.balanceKurus + order.chargedKurus),
    card: { digits: order.card?.lastFourDigits ?? null, amount: kurus(order.chargedKurus) },
    balance: kurus(order.balanceKurus),
    vat: sumByRate(shipping > 0 ? [...shares, carriage] : shares),
  };
}
