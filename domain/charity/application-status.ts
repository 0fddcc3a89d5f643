export const APPLICATION_STATUSES = ['RECEIVED', 'IN_REVIEW', 'APPROVED', 'REJECTED', 'SENT'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** What operations can do with an application. */
export const APPLICATION_MOVES = ['review', 'approve', 'reject', 'send'] as const;
export type ApplicationMove = (typeof APPLICATION_MOVES)[number];

/** The status after each move. A move that is missing is refused. */
const transitions: Readonly<Record<ApplicationStatus, Readonly<Partial<Record<ApplicationMove, ApplicationStatus>>>>> =
  {
    RECEIVED: { review: 'IN_REVIEW', reject: 'REJECTED' },
    IN_REVIEW: { approve: 'APPROVED', reject: 'REJECTED' },
    APPROVED: { send: 'SENT' },
    REJECTED: {},
    SENT: {},
  };

export const applicationMoves = (from: ApplicationStatus): ApplicationMove[] =>
  APPLICATION_MOVES.filter((move) => transitions[from][move] !== undefined);

/** The status after a move; null if it is not possible. */
export const applicationAfter = (from: ApplicationStatus, move: ApplicationMove): ApplicationStatus | null =>
  transitions[from][move] ?? null;

/** Whether it waits for its decision; an account has at most one such application. */
export const isUndecided = (status: ApplicationStatus): boolean => status === 'RECEIVED' || status === 'IN_REVIEW';

/** Only before the review starts. */
export const canChangeQuantity = (status: ApplicationStatus): boolean => status === 'RECEIVED';

export const DECISION_REASONS = ['STOCK', 'DOCUMENTS_MISSING', 'NOT_ELIGIBLE', 'DUPLICATE', 'OTHER'] as const;
export type DecisionReason = (typeof DECISION_REASONS)[number];
