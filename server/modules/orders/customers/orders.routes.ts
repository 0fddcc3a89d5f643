import { kurus, toDecimal } from '../../../../domain/money/index.ts';
import type { operations } from '../../../../openapi/types/orders.d.ts';
import { signedIn } from '../../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../../platform/context.ts';
import { type Service, success } from '../../../platform/contract/contract.types.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { listReviewableTypes, listUnreviewedProducts } from '../reviews/index.ts';
import { countOrders, findOrder, listOrders, sumOrders, toOrderView } from '../order/index.ts';
import { cancelOrder, changeParcelNote, reportProblem } from './orders.service.ts';

type Handled = Pick<
  Service<operations>,
  | 'getOrder'
  | 'listOrders'
  | 'findLastOrder'
  | 'listUnreviewedProducts'
  | 'listReviewableProductTypes'
  | 'getOrderStatistics'
  | 'setCustomLetter'
  | 'updateCustomLetter'
  | 'deleteCustomLetter'
  | 'cancelOrder'
  | 'reportProblem'
>;

const defaultLimit = 10;

export function ordersHandlers(context: AppContext): Handled {
  const { db } = context;
  return {
    getOrder: async (request) => {
      const found = await findOrder(db, signedIn(request).id, request.params.id);
      if (!found) throw errors.notFound();
      return success(toOrderView(found));
    },
    listOrders: async (request) => {
      const { purchaseType, page = 0, limit = defaultLimit } = request.body;
      const filter = { accountId: signedIn(request).id, purchaseType };
      const items = await listOrders(db, { ...filter, page, limit });
      const isLastPage = items.length > 0 && items.length < limit;
      const total = isLastPage ? page * limit + items.length : await countOrders(db, filter);
      return success({
        items: items.map(toOrderView),
        pageInfo: { page, limit, total },
      });
    },
    findLastOrder: async (request) => {
      const { purchaseType } = request.body;
      const [last] = await listOrders(db, { accountId: signedIn(request).id, purchaseType, page: 0, limit: 1 });
      return success(last ? toOrderView(last) : null);
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

    setCustomLetter: async (request) => {
      const of = { accountId: signedIn(request).id, id: request.params.orderId };
      return success(toOrderView(await changeParcelNote(context, of, { write: request.body.customLetter })));
    },
    updateCustomLetter: async (request) => {
      const of = { accountId: signedIn(request).id, id: request.params.orderId };
      return success(toOrderView(await changeParcelNote(context, of, { rewrite: request.body.customLetter })));
    },
    deleteCustomLetter: async (request) => {
      const of = { accountId: signedIn(request).id, id: request.params.orderId };
      return success(toOrderView(await changeParcelNote(context, of, 'remove')));
    },
    cancelOrder: async (request) => {
      const of = { accountId: signedIn(request).id, id: request.params.id };
      return success(toOrderView(await cancelOrder(context, of)));
    },
    reportProblem: async (request) => {
      const of = { accountId: signedIn(request).id, id: request.params.id };
      return success(toOrderView(await reportProblem(context, of, request.body)));
    },
  };
}
