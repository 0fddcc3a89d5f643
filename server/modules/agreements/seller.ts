import { HOME_DELIVERY } from '../../../domain/delivery/index.ts';
import { CONTACT_EMAIL, SELLER_NAME } from '../../../domain/brand.ts';
import type { Localized } from '../../platform/errors/api-error.ts';

/** Who sells. Every name and number here stands in both agreements; a change is a new agreement version. */
export const seller = {
  title: SELLER_NAME,
  address: 'Caferağa Mah. Moda Cad. No: 48/3, 34710 Kadıköy / İstanbul',
  mersis: '0615 0482 7390 0001',
  taxOffice: 'Kadıköy V.D. 615 048 2739',
  phone: '0850 000 00 28',
  email: CONTACT_EMAIL,
  registeredEmail: 'mercan@hs01.kep.example',
} as const;

/** Who carries a return. It costs the customer nothing with this carrier. */
export const returnCarrier = { name: 'Yurtiçi Kargo', code: 'MERCAN-IADE' } as const;

const { earliest, latest } = HOME_DELIVERY.workingDays;

/** How long a parcel takes, in words. */
export const deliveryTime: Localized = {
  tr: `Siparişin, ödemen onaylandıktan sonra ${earliest}–${latest} iş günü içinde adresinde olur; yasal üst sınır 30 gündür.`,
  en: `Your order reaches you within ${earliest}–${latest} working days after your payment is confirmed; the legal limit is 30 days.`,
};
