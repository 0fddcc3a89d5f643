import type { SnapshotFrom } from 'xstate';
import type { AccountType, Phone } from '../../../../domain/account/index.ts';
import type { AuthEvent, authMachine, Registration } from '../../../../machines/auth/index.ts';

/** Input of the four forms. It survives a change of form and every failure, and is stored nowhere else. */
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
  /** Path of another form, with the redirect kept: "/auth/register?redirect=…". */
  pathTo: (form: 'login' | 'register' | 'forgot-password' | 'code') => string;
  /** Called when a link to the form of another flow is followed: that form begins with this e-mail. */
  onEmail?: ((email: string) => void) | undefined;
}
