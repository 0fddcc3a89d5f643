import type { operations } from '../../../../openapi/types/ops.d.ts';
import type { AppContext } from '../../../platform/context.ts';
import { type Service, success } from '../../../platform/contract/contract.types.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { listShopReviews, moderateReview } from '../../reviews/index.ts';
import { operationsErrors, toShopReview } from '../responses/index.ts';
import { writeDown, written } from '../audit/index.ts';

export const moderationHandlers = (
  context: AppContext,
): Pick<Service<operations>, 'listShopReviews' | 'moderateReview'> => ({
  listShopReviews: async ({ query }) => {
    const { page = 0, limit = 50, state = 'pending' } = query;
    const { items, total } = await listShopReviews(context.db, { state, page, limit });
    return success({ items: items.map(toShopReview), pageInfo: { page, limit, total } });
  },
  moderateReview: async (request) => {
    const { state, words = null } = request.body;
    const { id } = request.params;
    if (state === 'hidden' && words === null) throw operationsErrors.reasonMissing();
    const done = await writeDown(context, written('moderateReview', request), async (tx) => {
      const moderated = await moderateReview(context, tx, { id, state, words });
      if (!moderated) throw errors.notFound();
      const { before, after, mail } = moderated;
      const act = state === 'published' ? 'review.publish' : 'review.hide';
      return {
        action: { act, entity: id, before: { state: before }, after: { state } },
        answer: { review: toShopReview(after), mail },
        about: after.review.accountId,
      };
    });
    return success(done);
  },
});
