import { conflict, isFailure } from '../../../domain/failure/index.ts';
import type { ReviewRequest } from '../../../machines/review/review.machine.ts';
import type { paths } from '../../../openapi/types/reviews.d.ts';
import { type Api, read, type SendOnce } from '../http/index.ts';

/** Sends reviews; empty text is left out. Rejects as for a stale version when something was reviewed elsewhere. */
export async function createReview(
  api: Api,
  once: SendOnce,
  request: ReviewRequest,
  signal?: AbortSignal,
): Promise<void> {
  const { items, showsName: shouldDisplayName, acceptedAt } = request;
  const reviewItems = items.map(({ typeId, points: point, text }) => ({
    _productType: typeId,
    point,
    ...(text.trim() !== '' && { content: text.trim() }),
  }));
  const body = { reviewItems, shouldDisplayName, kvkkAgreementsSignedDate: acceptedAt ?? '' };
  try {
    await once(body, (key) => {
      const params = { header: { 'Idempotency-Key': key } };
      return read(api.client<paths>().POST('/reviews_service/v1/review', { params, body, signal }));
    });
  } catch (error) {
    if (!isFailure(error) || !/^(ALREADY_REVIEWED|NOT_REVIEWABLE)$/.test(error.code)) throw error;
    throw conflict({ ...error, code: 'CONFLICT_VERSION' });
  }
}
