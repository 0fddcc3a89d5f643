import { msg } from '#words';
import { reviewerName } from '../../../domain/account/index.ts';
import { blockText } from '../../../domain/text/index.ts';
import type { components } from '../../../openapi/types/reviews.d.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { answerOnce } from '../../platform/idempotency/idempotency.ts';
import { type Account, lockAccount } from '../account/index.ts';
import type { WithPurchases } from './purchases.port.ts';
import { insertReview, listReviewed, type PointCount } from './reviews.repository.ts';

type Schemas = components['schemas'];

const refusals = {
  ALREADY_REVIEWED: msg`Bu ürünü zaten değerlendirdin.`,
  NOT_REVIEWABLE: msg`Yalnızca sana ulaşan ürünleri değerlendirebilirsin.`,
} as const;

const refuse = (code: keyof typeof refusals, productTypes: string[]): ApiError =>
  new ApiError(409, code, refusals[code], { _productTypes: productTypes });

/**
 * Stores a review of product types that the account received, each for its latest order without a review. It
 * is published once operations have read it.
 * Throws NOT_REVIEWABLE or ALREADY_REVIEWED; nothing is stored then.
 */
export function createReview(
  context: AppContext<WithPurchases>,
  accountId: string,
  key: string | undefined,
  request: Schemas['ReviewRequest'],
) {
  const { db, clock } = context;
  const asked = request.reviewItems.map(({ _productType }) => _productType);
  const twice = asked.filter((id, index) => asked.indexOf(id) !== index);
  if (twice.length > 0) throw refuse('ALREADY_REVIEWED', twice);
  return withTransaction(db, async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw errors.unauthorized();
    const claim = { scope: `createReview:${accountId}`, key, payload: request, now: clock.now() };
    return answerOnce(tx, claim, { statusCode: 201, about: accountId }, () => store(context, tx, account, request));
  });
}

async function store(
  { clock, ids, purchases }: AppContext<WithPurchases>,
  tx: Tx,
  account: Account,
  request: Schemas['ReviewRequest'],
) {
  const { id: accountId } = account;
  const asked = request.reviewItems.map(({ _productType }) => _productType);
  const delivered = await purchases.deliveredProductTypes(tx, accountId);
  const reviewed = new Set((await listReviewed(tx, accountId)).map((row) => `${row.orderId} ${row.productTypeId}`));
  const latestFirst = delivered.toSorted((a, b) => b.deliveredAt.getTime() - a.deliveredAt.getTime());
  const unknown = asked.filter((id) => !delivered.some(({ productTypeId }) => productTypeId === id));
  if (unknown.length > 0) throw refuse('NOT_REVIEWABLE', unknown);
  const orderFor = (id: string): string | undefined =>
    latestFirst.find((row) => row.productTypeId === id && !reviewed.has(`${row.orderId} ${id}`))?.orderId;
  const done = asked.filter((id) => orderFor(id) === undefined);
  if (done.length > 0) throw refuse('ALREADY_REVIEWED', done);
  const reviewId = ids.next();
  const review = {
    id: reviewId,
    accountId,
    displayName: request.shouldDisplayName ? reviewerName(account) : null,
    isPublished: false,
    privacyNoticeAt: new Date(request.kvkkAgreementsSignedDate),
    createdAt: clock.now(),
  };
  const items = request.reviewItems.map(({ _productType, point, content }) => ({
    productTypeId: _productType,
    orderId: orderFor(_productType) ?? '',
    point,
    content: blockText(content ?? '') || null,
  }));
  await insertReview(tx, review, items);
  return { _id: reviewId, publication: 'pending' as const };
}

function statisticsOf(points: readonly PointCount[]): Schemas['ReviewStatistics'] {
  const distribution = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };
  let count = 0;
  let sum = 0;
  for (const { point, times } of points) {
    distribution[String(point) as keyof typeof distribution] += times;
    count += times;
    sum += point * times;
  }
  return { count, average: count === 0 ? null : Math.round((sum / count) * 10) / 10, distribution };
}

/** Totals of all product types, or of the wanted ones; each of these is included even without a review. */
export function summarise(points: readonly PointCount[], wanted: readonly string[] | undefined) {
  const productTypes = wanted ?? [...new Set(points.map(({ productTypeId }) => productTypeId))];
  const ofTypes = wanted ? points.filter(({ productTypeId }) => wanted.includes(productTypeId)) : points;
  return {
    overall: statisticsOf(ofTypes),
    productTypes: productTypes.map((id) => ({
      _productType: id,
      statistics: statisticsOf(points.filter(({ productTypeId }) => productTypeId === id)),
    })),
  };
}
