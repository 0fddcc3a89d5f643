import { HOME_DELIVERY } from '../../../domain/delivery/index.ts';
import type { Localized } from '../../platform/errors/api-error.ts';

/** The carrier for returns, free of charge for the customer. */
export const returnCarrier = { name: 'Yurtiçi Kargo', code: 'MERCAN-IADE' } as const;

const { earliest, latest } = HOME_DELIVERY.workingDays;

/** How long a parcel takes, in words. */
export const deliveryTime: Localized = {
  tr: `Siparişin, ödemen onaylandıktan sonra ${earliest}–${latest} iş günü içinde adresinde olur; yasal üst sınır 30 gündür.`,
  en: `Your order reaches you within ${earliest}–${latest} working days after your payment is confirmed; the legal limit is 30 days.`,
};
