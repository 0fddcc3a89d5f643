import type { ServerModule } from '../../platform/module.ts';
import { agreementHandlers } from './agreements.routes.ts';
import { deliveredProductTypes } from './delivered-products.ts';
import { orderStandings } from './order-standings.ts';
import { ordersHandlers } from './orders.routes.ts';

export const ordersModule: ServerModule = {
  name: 'orders',
  provide: () => ({ purchases: { deliveredProductTypes }, orderStandings }),
  handlers: (context) => ({ ...ordersHandlers(context), ...agreementHandlers(context) }),
};

export { type AgreementAcceptance, keepAgreements, listAgreementsOfAttempt } from './agreements.repository.ts';
export { toOrderAddress } from './order-address.ts';
export { hasPurchased, prepareHasPurchased, readdressOrders } from './orders.repository.ts';
export { type OrderDraft, type OrderLineDraft, type PlacedOrder, placePaidOrder } from './place-order.ts';
export type { AgreementKind } from './tables.ts';
