import { type ActionEvent, actionFlow } from '../families/action/index.ts';

/** `url` is known only right after the link was made. */
export interface FeedView {
  /** ISO 8601; null while there is no link. */
  madeAt: string | null;
  url: string | null;
}

export interface FeedRequest {
  wish: 'make' | 'withdraw';
}

export const { machine: calendarFeedMachine, connect: connectCalendarFeed } = actionFlow<FeedView, FeedRequest, 'wish'>(
  {
    id: 'calendarFeed',
    // `unchanged`: there is no link to withdraw, or the link is already shown.
    validate: ({ wish }, { madeAt, url }) =>
      (wish === 'withdraw' ? madeAt === null : url !== null) ? [{ field: 'wish', code: 'unchanged' }] : [],
    traceOf: ({ madeAt }) => [madeAt],
  },
);

export type FeedEvent = ActionEvent<FeedRequest>;
