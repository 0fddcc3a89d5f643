import type { SnapshotFrom } from 'xstate';
import type { SignInCodeEvent, signInCodeMachine } from '../../../machines/sign-in-code/index.ts';

export interface SignInCodeScreenProps {
  snapshot: SnapshotFrom<typeof signInCodeMachine>;
  send: (event: SignInCodeEvent) => void;
  /** Leads to another form and keeps the way back. */
  pathTo: (form: 'login' | 'code') => string;
}

export interface SignInCodeFormProps extends SignInCodeScreenProps {
  /** What is typed; `email` is null while it is the flow's own. */
  draft: { email: string | null; code: string };
  write: (change: Partial<SignInCodeFormProps['draft']>) => void;
}
