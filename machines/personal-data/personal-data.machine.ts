import type { PersonalData } from '../../domain/account/index.ts';
import { type ActionEvent, actionFlow } from '../families/action/index.ts';

/** `quizzes`: stored quizzes of the account, the newest first; `createdAt` ISO 8601. */
export type PersonalDataView = Pick<PersonalData, 'parts' | 'hasPassword'> & {
  readonly quizzes: readonly { readonly id: string; readonly createdAt: string }[];
};

/** The file contains everything, so the password is required. `password` is empty for an account without one. */
export interface PersonalDataRequest {
  password: string;
}

export const { machine: personalDataMachine, connect: connectPersonalData } = actionFlow<
  PersonalDataView,
  PersonalDataRequest,
  'password'
>({
  id: 'personalData',
  validate: ({ password }, { hasPassword }) =>
    hasPassword && password === '' ? [{ field: 'password', code: 'required' }] : [],
  // A download that failed leaves no trace in the view.
  traceOf: null,
});

export type PersonalDataServices = Parameters<typeof connectPersonalData>[0];
export type PersonalDataEvent = ActionEvent<PersonalDataRequest>;
