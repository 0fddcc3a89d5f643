import type { Invariant } from 'model-testing';
import { APPLICATION_FILES_AT_MOST, validateApplication, validateApplicationFile } from '../../domain/charity/index.ts';
import type { charityApplicationMachine } from './charity-application.machine.ts';

type Snapshot = Parameters<Invariant<typeof charityApplicationMachine>['holds']>[0];

const isSending = (snapshot: Snapshot) =>
  ['uploading', 'creating', 'checking', 'unsure'].some((state) => snapshot.matches(state as 'creating'));

/** What must hold in every state. */
export const charityApplicationRules: readonly Invariant<typeof charityApplicationMachine>[] = [
  {
    name: 'nothing is sent that has a mistake in it',
    requirements: 'CHARITY-5',
    holds: (snapshot) =>
      !isSending(snapshot) || validateApplication(snapshot.context.draft, ['neighborhood']).length === 0,
  },
  {
    name: 'no more files than an application may name, and none that cannot be one',
    holds: ({ context: { files } }) =>
      files.length <= APPLICATION_FILES_AT_MOST && files.every(({ file }) => validateApplicationFile(file) === null),
  },
  {
    name: 'a file has a name on the server exactly when it is stored',
    holds: ({ context: { files } }) =>
      files.every(({ status, fileName }) => (status === 'stored') === (fileName !== null)),
  },
  {
    name: 'no application is created while a file waits',
    holds: (snapshot) =>
      !snapshot.matches('creating') || snapshot.context.files.every(({ status }) => status !== 'waiting'),
  },
  {
    name: 'it is sent exactly when the server has it',
    holds: (snapshot) => snapshot.matches('sent') === (snapshot.context.sent !== null),
  },
  {
    name: 'while it is not known whether it arrived, nothing is sent again',
    holds: (snapshot) => !snapshot.matches('unsure') || !snapshot.can({ type: 'application.send' }),
  },
];
