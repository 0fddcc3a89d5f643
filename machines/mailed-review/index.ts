export {
  connectMailedReview,
  type MailedReviewEvent,
  mailedReviewMachine,
  type MailedReviewServices,
  type RefusedReminder,
  type ReviewReminder,
} from './mailed-review.machine.ts';
