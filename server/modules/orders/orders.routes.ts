import { kurus, toDecimal } from '../../../domain/money/index.ts';
import type { operations } from '../../../openapi/types/orders.d.ts';
import { signedIn } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { listReviewableTypes, listUnreviewedProducts } from './delivered-products.ts';
import { toOrderView } from './order.view.ts';
import { countOrders, findOrder, listOrders, sumOrders } from './orders.repository.ts';

type Reads = Pick<
  Service<operations>,
  | 'getOrder'
  | 'listOrders'
  | 'findLastOrder'
  | 'listUnreviewedProducts'
  | 'listReviewableProductTypes'
  | 'getOrderStatistics'
>;

const defaultLimit = 10;

export const ordersHandlers = ({ db }: AppContext): Reads => ({
  getOrder: async (request) => {
    const found = await findOrder(db, signedIn(request).id, request.params.id);
    if (!found) throw errors.notFound();
    return success(toOrderView(found.order, found.lines));
  },
  listOrders: async (request) => {
    const { purchaseType, page = 0, limit = defaultLimit } = request.body;
    const filter = { accountId: signedIn(request).id, purchaseType };
    const items = await listOrders(db, { ...filter, page, limit });
    const total = await countOrders(db, filter);
    return success({
      items: items.map(({ order, lines }) => toOrderView(order, lines)),
      pageInfo: { page, limit, total },
    });
  },
  findLastOrder: async (request) => {
    const { purchaseType } = request.body;
    const [last] = await listOrders(db, { accountId: signedIn(request).id, purchaseType, page: 0, limit: 1 });
    return success(last ? toOrderView(last.order, last.lines) : null);
  },
  listUnreviewedProducts: async (request) => success(await listUnreviewedProducts(db, signedIn(request).id)),
  listReviewableProductTypes: async (request) => success(await listReviewableTypes(db, signedIn(request).id)),
  getOrderStatistics: async (request) => {
    const sums = await sumOrders(db, signedIn(request).id);
    return success({
      orderCount: sums.all,
      deliveredCount: sums.delivered,
      subscriptionOrderCount: sums.bySubscription,
      donationCount: sums.donations,
      spentAmount: toDecimal(kurus(sums.spentKurus)),
      savedAmount: toDecimal(kurus(sums.savedKurus)),
      firstOrderAt: sums.firstAt?.toISOString() ?? null,
    });
  },
});
