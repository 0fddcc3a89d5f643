import { defineModule } from '../../platform/module.ts';
import { orderStandingsPort } from '../promo-codes/index.ts';
import { purchasesPort } from '../reviews/index.ts';
import { deliveredProductTypes } from './delivered-products.ts';
import { orderStandings } from './order-standings.ts';
import { ordersData } from './orders.personal-data.ts';
import { ordersHandlers } from './orders.routes.ts';

const reading = { max: 120, windowSeconds: 60 };

export const ordersModule = defineModule({
  name: 'orders',
  provides: [purchasesPort, orderStandingsPort],
  rateLimits: {
    getOrder: reading,
    listOrders: reading,
    findLastOrder: reading,
    listUnreviewedProducts: reading,
    listReviewableProductTypes: reading,
    getOrderStatistics: reading,
  },
  build: (context) => ({
    ports: { purchases: { deliveredProductTypes }, orderStandings },
    personalData: ordersData,
    handlers: ordersHandlers(context),
  }),
});

export { toOrderAddress } from './order-address.ts';
export {
  findOrderAttempt,
  hasPurchased,
  listOrderAttempts,
  prepareHasPurchased,
  readdressOrders,
} from './orders.repository.ts';
export { type OrderDraft, type OrderLineDraft, type PlacedOrder, placePaidOrder } from './place-order.ts';
