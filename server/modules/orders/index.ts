import type { ServerModule } from '../../platform/module.ts';

export const ordersModule: ServerModule = { name: 'orders' };

export {
  type AgreementAcceptance,
  findOrderAgreements,
  keepAgreements,
  listAgreementsOfAttempt,
} from './agreements.repository.ts';
export { hasPurchased } from './orders.repository.ts';
export { type OrderDraft, type OrderLineDraft, type PlacedOrder, placePaidOrder } from './place-order.ts';
export type { AgreementKind, OrderAddress } from './tables.ts';
