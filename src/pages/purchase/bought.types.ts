import type { Address } from '../../../domain/address/index.ts';
import type { Localized } from '../../../domain/locale/index.ts';
import type { Kurus } from '../../../domain/money/index.ts';
import type { PurchaseType } from '../../../domain/product/index.ts';

export interface BoughtLine {
  slug: string;
  type: string;
  name: Localized;
  quantity: number;
  /** Before the code's discount. */
  total: Kurus;
}

export interface BoughtOrder {
  _id: string;
  number: string;
  purchaseType: PurchaseType;
  /** When it was paid, by the shop's clock; ISO 8601. */
  createdAt: string;
  lines: readonly BoughtLine[];
  promoCode: string | null;
  deliveryAddress: Pick<Address, 'firstName' | 'lastName' | 'line' | 'location' | 'postalCode'>;
  /** lines − `promoDiscount` + `shipping` − `balance` = `charged`. */
  price: { promoDiscount: Kurus; shipping: Kurus; balance: Kurus; charged: Kurus };
}
