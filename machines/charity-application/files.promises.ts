import type { PathEvent, StepPromise } from 'model-testing';
import type { ApplicationStep } from '../../domain/charity/index.ts';
import { isSame } from '../kit/testing.ts';
import type { charityApplicationMachine } from './charity-application.machine.ts';
import type { ApplicationEvent, ApplicationFile } from './charity-application.types.ts';

export type Step = StepPromise<typeof charityApplicationMachine>;
export type Snapshot = Parameters<NonNullable<Step['given']>>[0];
type EventOf<Type extends ApplicationEvent['type']> = Extract<ApplicationEvent, { type: Type }>;

export const as = <Type extends ApplicationEvent['type']>(event: PathEvent) => event as unknown as EventOf<Type>;
export const isAt = (snapshot: Snapshot, step: ApplicationStep) =>
  snapshot.matches(step) && snapshot.context.step === step;
export const hasWaiting = ({ context }: Snapshot) => context.files.some(({ status }) => status === 'waiting');
const fileOf = ({ context }: Snapshot, id: string | null) => context.files.find((file) => file.id === id);
const isUploadingOrDone = (after: Snapshot) => after.matches({ files: hasWaiting(after) ? 'uploading' : 'choosing' });
/** Every file but one is as it was. */
const othersStay = (after: Snapshot, before: Snapshot, id: string | null) =>
  isSame(
    after.context.files.filter((file) => file.id !== id),
    before.context.files.filter((file) => file.id !== id),
  );
const endsUpload = (status: ApplicationFile['status']) => (after: Snapshot, before: Snapshot) => {
  const id = before.context.current;
  return fileOf(after, id)?.status === status && othersStay(after, before, id);
};

/** What a step must lead to where files are concerned. */
export const filePromises: readonly Step[] = [
  {
    name: 'a file that can be one is added and uploaded in its turn; another says why not',
    on: ['file.add'],
    from: ['files'],
    to: (after, before, event) => {
      const { id, file } = as<'file.add'>(event);
      const isAdded = fileOf(after, id) !== undefined && fileOf(before, id) === undefined;
      const isRefused = after.context.fileError !== null && isSame(after.context.files, before.context.files);
      return (
        (isAdded || isRefused) &&
        (!isAdded || (after.context.fileError === null && isSame(fileOf(after, id)?.file, file))) &&
        othersStay(after, before, isAdded ? id : null) &&
        isUploadingOrDone(after)
      );
    },
  },
  {
    name: 'the same file is not listed twice, and no film is',
    requirements: 'CHARITY-3',
    on: ['file.add'],
    from: ['files'],
    to: ({ context: { files } }) =>
      new Set(files.map(({ file }) => file.name)).size === files.length &&
      files.every(({ file }) => file.name !== 'film.mp4'),
  },
  {
    name: 'a file that is removed is gone, and the others go on',
    on: ['file.remove'],
    from: ['files'],
    to: (after, before, event) => {
      const { id } = as<'file.remove'>(event);
      return (
        fileOf(after, id) === undefined &&
        othersStay(after, before, id) &&
        isUploadingOrDone(after) &&
        after.context.fileError === null
      );
    },
  },
  {
    name: 'the upload under way can be stopped; what is not under way cannot',
    on: ['file.stop'],
    from: ['files'],
    to: (after, before, event) => {
      const { id } = as<'file.stop'>(event);
      const isCurrent = before.matches({ files: 'uploading' }) && before.context.current === id;
      if (!isCurrent) return isSame(after.context.files, before.context.files) && isSame(after.value, before.value);
      return fileOf(after, id)?.status === 'stopped' && othersStay(after, before, id) && isUploadingOrDone(after);
    },
  },
  {
    name: 'a file that was not stored is tried again',
    on: ['file.retry'],
    from: ['files'],
    given: (before, event) => fileOf(before, as<'file.retry'>(event).id) !== undefined,
    to: (after, before, event) => {
      const { id } = as<'file.retry'>(event);
      const was = fileOf(before, id)!.status;
      return (
        fileOf(after, id)?.status === (was === 'stored' ? 'stored' : 'waiting') &&
        othersStay(after, before, id) &&
        isUploadingOrDone(after)
      );
    },
  },
  {
    name: 'how much of a file has left is shown',
    on: ['upload.progressed'],
    from: ['files.uploading', 'uploading'],
    to: (after, before, { share }) => isSame(after.value, before.value) && after.context.share === share,
  },
  {
    name: 'each upload starts from nothing',
    on: ['file.add', 'file.retry', 'file.stop', 'upload.done', 'upload.failed', 'application.send', 'draft.done'],
    to: (after, before) =>
      !(after.matches({ files: 'uploading' }) || after.matches('uploading')) ||
      (isSame(after.value, before.value) && after.context.current === before.context.current) ||
      after.context.share === 0,
  },
  {
    name: 'a file that arrived is stored under its name',
    on: ['upload.done'],
    to: (after, before, { output }) => {
      const id = before.context.current;
      return (
        fileOf(after, id)?.fileName === (output as { fileName: string }).fileName && endsUpload('stored')(after, before)
      );
    },
  },
  {
    name: 'the next file follows; before sending, the application does',
    on: ['upload.done'],
    to: (after, before) =>
      before.matches('files') ? isUploadingOrDone(after) : after.matches(hasWaiting(after) ? 'uploading' : 'creating'),
  },
  {
    name: 'a file that the server cannot read is refused, one that did not get there has failed',
    on: ['upload.failed.unreadable', 'upload.failed.tooLarge'],
    to: endsUpload('refused'),
  },
  {
    name: 'a file that did not get there has failed',
    on: ['upload.failed.offline', 'after.uploadLimit'],
    to: endsUpload('failed'),
  },
  {
    name: 'one file that fails never stops the others',
    on: ['upload.failed.unreadable', 'upload.failed.tooLarge', 'upload.failed.offline', 'after.uploadLimit'],
    from: ['files.uploading'],
    to: isUploadingOrDone,
  },
  {
    name: 'a file that fails before sending is shown at the files, with why',
    on: ['upload.failed.unreadable', 'upload.failed.tooLarge', 'upload.failed.offline', 'after.uploadLimit'],
    from: ['uploading'],
    to: (after) => isAt(after, 'files') && after.context.failure !== null,
  },
  {
    name: 'removing another file leaves the upload under way alone',
    on: ['file.remove'],
    from: ['files.uploading'],
    given: (before, event) => before.context.current !== as<'file.remove'>(event).id,
    to: (after, before) =>
      after.context.current === before.context.current && after.context.share === before.context.share,
  },
  {
    name: 'the file under way stays the one under way',
    on: ['file.add', 'file.retry', 'upload.progressed'],
    from: ['files.uploading', 'uploading'],
    to: (after, before) => after.context.current === before.context.current,
  },
];
