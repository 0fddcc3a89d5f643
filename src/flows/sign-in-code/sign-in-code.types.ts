import type { SnapshotFrom } from 'xstate';
import type { SignInCodeEvent, signInCodeMachine } from '../../../machines/sign-in-code/index.ts';

export interface SignInCodeScreenProps {
  snapshot: SnapshotFrom<typeof signInCodeMachine>;
  send: (event: SignInCodeEvent) => void;
  /** Path of another form, with the redirect kept. */
  pathTo: (form: 'login' | 'code') => string;
}

export interface SignInCodeFormProps extends SignInCodeScreenProps {
  /** Input; `email` is null while the e-mail in the flow's context is used. */
  draft: { email: string | null; code: string };
  write: (change: Partial<SignInCodeFormProps['draft']>) => void;
}
