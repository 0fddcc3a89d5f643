import type { Failure, FieldError } from '../../../domain/failure/index.ts';

/** A record of the server, with the version that a change must send. */
export interface Versioned {
  /** The record's id: a draft of one record is never shown over another. */
  _id: string;
  version: number;
}

export interface SaveRecord<Loaded extends Versioned, Draft> {
  /** The record as it was read; saving is refused when its version is no longer the newest. */
  loaded: Loaded;
  draft: Draft;
  /** Set when the change requires the password; never kept. */
  password: string | null;
}

export interface RecordContext<Loaded extends Versioned, Draft, Field extends string> {
  loaded: Loaded | null;
  draft: Draft | null;
  /** The server's newer version, while the customer compares the two. */
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
  /** Whether this change requires the password. Omitted where none does: the machine then has no such state. */
  needsPassword?: (draft: Draft, loaded: Loaded) => boolean;
}
