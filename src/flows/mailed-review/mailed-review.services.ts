import { connectMailedReview } from '../../../machines/mailed-review/index.ts';
import type { Api } from '../../services/http/index.ts';
import { readReviewReminder } from '../../services/reviews/review-reminder.service.ts';

export const mailedReviewFlow = (api: Api) =>
  connectMailedReview({ readReminder: (link, signal) => readReviewReminder(api, link, signal) });
