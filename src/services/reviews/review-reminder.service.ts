import { isFailure } from '../../../domain/failure/index.ts';
import { invalidToken } from '../../../domain/token/index.ts';
import type { ReviewReminder } from '../../../machines/mailed-review/index.ts';
import type { paths } from '../../../openapi/types/reviews.d.ts';
import { type Api, read } from '../http/index.ts';

/** A malformed token is an invalid link too. */
const orInvalid = (error: unknown): never => {
  throw isFailure(error) && error.code === 'VALIDATION' ? invalidToken : error;
};

/** The order of a mailed reminder, and whether the session belongs to its customer. */
export async function readReviewReminder(
  api: Api,
  body: { token: string },
  signal: AbortSignal,
): Promise<ReviewReminder> {
  const client = api.client<paths>();
  const { _order: orderId, ...rest } = await read(
    client.POST('/public/user/review-reminders/read', { body, signal }),
  ).catch(orInvalid);
  return { orderId, ...rest };
}
