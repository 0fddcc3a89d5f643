import type { Failure, FieldError } from '../../../domain/failure/index.ts';

/** What the server holds, with the version that a change must name. */
export interface Versioned {
  /** Whose it is: what was typed over one record is never shown over another. */
  _id: string;
  version: number;
}

export interface SaveRecord<Loaded extends Versioned, Draft> {
  /** What was read; its version is refused when it is no longer the newest. */
  loaded: Loaded;
  draft: Draft;
  /** Given when the change wants the password again; never kept. */
  password: string | null;
}

export interface RecordContext<Loaded extends Versioned, Draft, Field extends string> {
  loaded: Loaded | null;
  draft: Draft | null;
  /** The server's newer version, while the two are compared. */
  theirs: Loaded | null;
  errors: readonly FieldError<Field>[];
  failure: Failure | null;
}

export type RecordEvent<Draft> =
  | { type: 'draft.change'; change: Partial<Draft> }
  | { type: 'draft.revert' }
  | { type: 'record.save' }
  | { type: 'record.retry' }
  | { type: 'password.give'; password: string }
  | { type: 'password.cancel' }
  | { type: 'conflict.keepMine' }
  | { type: 'conflict.takeTheirs' }
  | { type: 'session.restored' };

export interface RecordOptions<Loaded extends Versioned, Draft extends object, Field extends string> {
  id: string;
  draftOf: (loaded: Loaded) => Draft;
  validate: (draft: Draft, loaded: Loaded) => readonly FieldError<Field>[];
  /** Whether this change wants the password again. Left out where none does: the machine then has no such state. */
  needsPassword?: (draft: Draft, loaded: Loaded) => boolean;
}
