import type { SnapshotFrom } from 'xstate';
import type { AccountType, Phone } from '../../../../domain/account/index.ts';
import type { AuthEvent, authMachine, Registration } from '../../../../machines/auth/index.ts';

/** What is typed on any of the forms. It outlives a change of form and every failure; nothing of it is kept elsewhere. */
export interface AuthDraft {
  kind: AccountType;
  email: string;
  password: string;
  newPassword: string;
  firstName: string;
  lastName: string;
  institution: string;
  phone: Phone;
  hasAgreed: boolean;
  marketing: Registration['marketing'];
}

export interface AuthFormProps {
  snapshot: SnapshotFrom<typeof authMachine>;
  send: (event: AuthEvent) => void;
  draft: AuthDraft;
  write: (change: Partial<AuthDraft>) => void;
  /** Epoch milliseconds. */
  now: () => number;
  /** Leads to another form and keeps the way back: "/auth/register?redirect=…". */
  pathTo: (form: 'login' | 'register' | 'forgot-password' | 'code') => string;
  /** The way leads to a form of another flow, which begins with this address. */
  onEmail?: ((email: string) => void) | undefined;
}
