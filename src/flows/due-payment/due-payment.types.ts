import type { SnapshotFrom } from 'xstate';
import type { CardDraft } from '../../../domain/card/index.ts';
import type { DueEvent, duePaymentMachine } from '../../../machines/due-payment/index.ts';

/** The chosen or typed card. It is kept in the page only, and sent once. */
export interface DueDraft {
  /** A saved card's id, or `new`. */
  chosen: string;
  typed: CardDraft;
}

export interface DueScreenProps {
  snapshot: SnapshotFrom<typeof duePaymentMachine>;
  send: (event: DueEvent) => void;
  /** Null while nothing was chosen or typed. */
  draft: DueDraft | null;
  write: (draft: DueDraft) => void;
  /** A card that pays is kept for the next boxes; a charity's is not. */
  keepsCards: boolean;
  /** "/auth/login" with the redirect back to this page. */
  loginPath: string;
  /** Epoch milliseconds. */
  now: () => number;
}
