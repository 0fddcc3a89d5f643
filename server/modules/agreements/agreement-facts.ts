import { fullName } from '../../../domain/account/index.ts';
import { CYCLE_DAYS, dayOf } from '../../../domain/calendar/index.ts';
import type { Kurus } from '../../../domain/money/index.ts';
import { type OrderPrice, vatPercentOn } from '../../../domain/pricing/index.ts';
import type { PurchaseType } from '../../../domain/product/index.ts';
import type { Localized } from '../../platform/errors/api-error.ts';
import type { StoredAddress } from '../addresses/index.ts';
import type { CartLine, PricedPurchase } from '../pricing/index.ts';

export type AgreementLine = {
  name: Localized;
  slug: string;
  isDonation: boolean;
  purchaseType: PurchaseType;
  quantity: number;
  unitPrice: Kurus;
  total: Kurus;
  contents: CartLine['contents'];
  /** The distinct VAT rates of its contents, in percent. */
  vatPercents: readonly number[];
};

export type Party = { name: string; phone: string; address: string };

/** Everything an agreement says about one purchase. Equal facts make equal texts: no clock, no random id. */
export type AgreementFacts = {
  buyer: { name: string; email: string };
  delivery: Party;
  billing: Party & { taxLine: string | null };
  lines: AgreementLine[];
  price: OrderPrice;
  intervalDays: number;
  /** False for a charity: it pays each delivery of a subscription by hand. */
  keepsCards: boolean;
};

function toParty(address: StoredAddress): Party {
  const { location, line, postalCode } = address;
  const places = [location.neighborhood, location.city, location.state, location.country];
  const names = places.flatMap((place) => (place ? [place.name.tr] : []));
  return {
    name: fullName(address),
    phone: `${address.phoneDialCode} ${address.phoneNumber}`,
    address: [line, postalCode, ...names].filter((part) => part !== '').join(', '),
  };
}

function taxLineOf({ invoice }: StoredAddress): string | null {
  if (invoice.type === 'corporate') return `${invoice.companyName}, ${invoice.taxOffice}, ${invoice.taxNumber}`;
  return invoice.identityNumber ? `T.C. ${invoice.identityNumber}` : null;
}

/** The order of the cart does not matter: lines are sorted by purchase type, then by slug. */
const byPlace = (a: AgreementLine, b: AgreementLine): number => {
  const keyOf = ({ purchaseType, slug, quantity }: AgreementLine) => `${purchaseType} ${slug} ${quantity}`;
  return keyOf(a) < keyOf(b) ? -1 : 1;
};

export function agreementFacts(asked: {
  buyer: AgreementFacts['buyer'];
  delivery: StoredAddress;
  billing: StoredAddress;
  purchase: PricedPurchase;
  keepsCards: boolean;
  now: Date;
}): AgreementFacts {
  const today = dayOf(asked.now.getTime());
  return {
    buyer: asked.buyer,
    delivery: toParty(asked.delivery),
    billing: { ...toParty(asked.billing), taxLine: taxLineOf(asked.billing) },
    lines: asked.purchase.lines
      .map((line): AgreementLine => ({
        name: line.name,
        slug: line.slug,
        isDonation: line.type === 'donation',
        purchaseType: line.purchaseType,
        quantity: line.quantity,
        unitPrice: line.amounts.unitPrice,
        total: line.amounts.grossOriginalAmount,
        contents: line.contents.toSorted((a, b) => (a.name.tr < b.name.tr ? -1 : 1)),
        vatPercents: line.vatClasses.map((vatClass) => vatPercentOn(vatClass, today)),
      }))
      .toSorted(byPlace),
    price: asked.purchase.price,
    intervalDays: CYCLE_DAYS,
    keepsCards: asked.keepsCards,
  };
}

export const hasSubscription = ({ lines }: AgreementFacts): boolean =>
  lines.some(({ purchaseType }) => purchaseType === 'subscription');

export const hasDonation = ({ lines }: AgreementFacts): boolean => lines.some(({ isDonation }) => isDonation);
