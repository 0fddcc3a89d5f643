import type { operations } from '../../../openapi/types/reviews.d.ts';
import { signedIn, type WithSessions } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { parseFilter } from '../../platform/request/json-filter.ts';
import type { WithCredentials } from '../account/index.ts';
import type { WithPurchases } from './purchases.port.ts';
import { readReviewReminder } from './review-reminders.ts';
import { countPoints, countPublished, listPublished, type ReviewFilter } from './reviews.repository.ts';
import { createReview, summarise } from './reviews.service.ts';

const maxSelected = 20;

function readFilter(parameter: string, text: string | undefined): ReviewFilter {
  const { _productType, point } = parseFilter(parameter, text, ['_productType', 'point']);
  return {
    ...(_productType !== undefined && { productTypeId: String(_productType) }),
    ...(point !== undefined && { point: Number.isInteger(Number(point)) ? Number(point) : 0 }),
  };
}

export function reviewsHandlers(
  context: AppContext<WithPurchases & WithCredentials & WithSessions>,
): Service<operations> {
  const { db } = context;
  return {
    listReviews: async ({ query }) => {
      const { page = 0, limit = 10, sort = '-createdAt' } = query;
      const filter = readFilter('filter', query.filter);
      const items = await listPublished(db, { filter, sort, page, limit });
      return success({ items, pageInfo: { page, limit, total: await countPublished(db, filter) } });
    },
    createReview: async (request) =>
      success(await createReview(context, signedIn(request).id, request.headers['idempotency-key'], request.body)),
    readReviewReminder: async (request) => success(await readReviewReminder(context, request.body.token, request)),
    getReviewStatistics: async ({ body }) => success(summarise(await countPoints(db), body._productTypes)),
    listSelectedReviews: async ({ query }) => {
      const filter = readFilter('query', query.query);
      return success(await listPublished(db, { filter, sort: '-createdAt', page: 0, limit: maxSelected }));
    },
  };
}
