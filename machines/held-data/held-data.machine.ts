import type { HeldData } from '../../domain/account/index.ts';
import { type ActionEvent, actionFlow } from '../families/action/index.ts';

/** `quizzes`: stored quizzes of the account, the newest first; `createdAt` ISO 8601. */
export type HeldDataView = Pick<HeldData, 'parts' | 'hasPassword'> & {
  readonly quizzes: readonly { readonly id: string; readonly createdAt: string }[];
};

/** Everything in one file is for its owner alone. `password` is empty where there is none. */
export interface HeldDataRequest {
  password: string;
}

export const { machine: heldDataMachine, connect: connectHeldData } = actionFlow<
  HeldDataView,
  HeldDataRequest,
  'password'
>({
  id: 'heldData',
  validate: ({ password }, { hasPassword }) =>
    hasPassword && password === '' ? [{ field: 'password', code: 'required' }] : [],
  // A file that did not arrive leaves nothing behind.
  traceOf: null,
});

export type HeldDataServices = Parameters<typeof connectHeldData>[0];
export type HeldDataEvent = ActionEvent<HeldDataRequest>;
