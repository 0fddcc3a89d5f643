import type { Invariant, PathEvent, Postcondition } from 'model-testing';
import type { SnapshotFrom } from 'xstate';
import { childLevelOf, isLevelOpen, LOCATION_LEVELS, NO_LOCATION, type Place } from '../../domain/address/index.ts';
import {
  APPLICATION_FILES_AT_MOST,
  APPLICATION_STEPS,
  type ApplicationDraft,
  type ApplicationStep,
  validateApplication,
  validateApplicationFile,
  validateApplicationStep,
} from '../../domain/charity/index.ts';
import { conflict, invalid, rejected } from '../../domain/failure/index.ts';
import { defineFlow, failures, isSame } from '../kit/testing.ts';
import { charityApplicationCopy } from './charity-application.copy.ts';
import { charityApplicationMachine } from './charity-application.machine.ts';
import type { ApplicationEvent, ApplicationFile, KeptApplication } from './charity-application.types.ts';

/** The server's refusals, with the field paths of the contract. */
const refusedFields = {
  invalidType: invalid([{ field: 'applicationType', code: 'invalid' }]),
  invalidContact: invalid([{ field: 'account.email', code: 'invalid' }]),
  invalidNeed: invalid([{ field: 'quantity', code: 'tooLarge' }]),
  invalidDetail: invalid([{ field: 'requestDetail', code: 'tooLong' }]),
  invalidAddress: invalid([{ field: 'address.location._city', code: 'invalid' }]),
};

const received = { _id: 'a1', quantity: 240, status: 'RECEIVED' } as const;

const place = (id: string, name: string): Place => ({ _id: id, name: { tr: name, en: name } });
const turkiye = place('tr', 'Türkiye');
const van = place('tr-65', 'Van');
const ipekyolu = place('tr-65-ipekyolu', 'İpekyolu');
const serhat = place('tr-65-ipekyolu-serhat', 'Serhat');

export const blank: ApplicationDraft = {
  applicationType: '',
  corporationName: '',
  firstName: 'Derya',
  lastName: 'Aksoy',
  email: 'derya@umut.example.org',
  phone: { dialCode: '+90', number: '5327654321' },
  recipient: '',
  quantity: '',
  requestDetail: '',
  location: NO_LOCATION,
  line: '',
};

export const written: ApplicationDraft = {
  ...blank,
  applicationType: 'FOUNDATION',
  corporationName: 'Umut Eğitim Vakfı',
  recipient: 'İki yurtta kalan 120 öğrenci',
  quantity: '240',
  requestDetail: 'Dönem başı için öğrenci başına iki paket.',
  location: { country: turkiye, state: van, city: ipekyolu, neighborhood: serhat },
  line: 'Serhat Mahallesi 12. Sokak No 4',
};

const charter = { name: 'senet.pdf', type: 'application/pdf', size: 182_044 };
const stamp = { name: 'kase.jpg', type: 'image/jpeg', size: 900_000 };
const stored: ApplicationFile = { id: 'f1', file: charter, status: 'stored', fileName: `${'a'.repeat(32)}.pdf` };
const waiting: ApplicationFile = { id: 'f2', file: stamp, status: 'waiting', fileName: null };

export const keptAt = (
  step: KeptApplication['step'],
  draft: ApplicationDraft = written,
  files: readonly ApplicationFile[] = [],
): KeptApplication => ({ draft, files, step });

export const drafts = {
  fresh: keptAt('type', blank),
  atContact: keptAt('contact'),
  atNeed: keptAt('need'),
  atDetail: keptAt('detail'),
  atAddress: keptAt('address', { ...written, location: { ...written.location, neighborhood: null } }),
  atFiles: keptAt('files', written, [stored]),
  incomplete: keptAt('summary', { ...written, recipient: '' }),
  undescribed: keptAt('summary', { ...written, requestDetail: '' }),
  atSummary: keptAt('summary', written, [stored, waiting]),
};

type Snapshot = Parameters<Invariant<typeof charityApplicationMachine>['holds']>[0];

const isSending = (snapshot: Snapshot) =>
  ['uploading', 'creating', 'checking', 'unsure'].some((state) => snapshot.matches(state as 'creating'));

/** What must hold in every state. */
const charityApplicationInvariants: readonly Invariant<typeof charityApplicationMachine>[] = [
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

type Step = Postcondition<typeof charityApplicationMachine>;
type EventOf<Type extends ApplicationEvent['type']> = Extract<ApplicationEvent, { type: Type }>;

const as = <Type extends ApplicationEvent['type']>(event: PathEvent) => event as unknown as EventOf<Type>;

const isAt = (snapshot: Snapshot, step: ApplicationStep) => snapshot.matches(step) && snapshot.context.step === step;

const hasWaiting = ({ context }: Snapshot) => context.files.some(({ status }) => status === 'waiting');
const fileOf = ({ context }: Snapshot, id: string | null) => context.files.find((file) => file.id === id);
const isUploadingOrDone = (after: Snapshot) => after.matches({ files: hasWaiting(after) ? 'uploading' : 'choosing' });

/** All files but the one with this id are unchanged. */
const othersStay = (after: Snapshot, before: Snapshot, id: string | null) =>
  isSame(
    after.context.files.filter((file) => file.id !== id),
    before.context.files.filter((file) => file.id !== id),
  );

const endsUpload = (status: ApplicationFile['status']) => (after: Snapshot, before: Snapshot) => {
  const id = before.context.current;
  return fileOf(after, id)?.status === status && othersStay(after, before, id);
};

/** Postconditions of the steps that change files. */
const filePostconditions: readonly Step[] = [
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

const isRight = ({ context: { draft, step, lists } }: Snapshot) =>
  validateApplicationStep(draft, step, lists.neighborhood.length === 0 ? ['neighborhood'] : []).length === 0;

const neighbour = (step: ApplicationStep, by: 1 | -1) => APPLICATION_STEPS[APPLICATION_STEPS.indexOf(step) + by]!;

const hasMoreToList = ({ context: { level, lists, draft } }: Snapshot): boolean => {
  const below = childLevelOf(level);
  return below !== null && draft.location[level] !== null && lists[below].length === 0;
};

const refusals: Readonly<Record<string, readonly [ApplicationStep, string]>> = {
  invalidType: ['type', 'applicationType'],
  invalidContact: ['contact', 'email'],
  invalidNeed: ['need', 'quantity'],
  invalidDetail: ['detail', 'requestDetail'],
  invalidAddress: ['address', 'city'],
};

/** What a step must lead to. */
const charityApplicationPostconditions: readonly Step[] = [
  { name: 'what was kept is read first', on: ['start'], to: ['reading'] },
  {
    name: 'a draft goes on where it stopped, with all that was in it',
    on: ['draft.done'],
    to: (after, _, { output }) => {
      const { draft, files, step } = output as KeptApplication;
      return isAt(after, step) && isSame(after.context.draft, draft) && isSame(after.context.files, files);
    },
  },
  {
    name: 'a device that keeps nothing does not stop an application',
    on: ['draft.failed', 'after.readLimit'],
    from: ['reading'],
    to: (after) => isAt(after, 'type'),
  },
  {
    name: 'what is written is kept, and the mistake at its field goes',
    on: ['field.change'],
    from: ['type', 'contact', 'need', 'detail', 'address'],
    to: (after, before, event) => {
      const { field, value } = as<'field.change'>(event);
      return (
        isSame(after.value, before.value) &&
        after.context.draft[field] === value &&
        after.context.errors.every((error) => error.field !== field)
      );
    },
  },
  {
    name: 'a changed phone is kept',
    on: ['phone.change'],
    from: ['type', 'contact', 'need', 'detail', 'address'],
    to: (after, before, { dialCode, number }) =>
      isSame(after.value, before.value) && isSame(after.context.draft.phone, { dialCode, number }),
  },
  {
    name: 'a complete step leads to the next one',
    on: ['step.next'],
    from: ['type', 'contact', 'need', 'detail', 'address.editing', 'files'],
    given: isRight,
    to: (after, before) =>
      isAt(after, neighbour(before.context.step, 1)) &&
      after.context.errors.length === 0 &&
      after.context.failure === null,
  },
  {
    name: 'a step with mistakes stays, each mistake at its field',
    on: ['step.next'],
    from: ['type', 'contact', 'need', 'detail', 'address.editing'],
    given: (before) => !isRight(before),
    to: (after, before) => isSame(after.value, before.value) && after.context.errors.length > 0,
  },
  {
    name: 'back leads to the step before, and nothing typed is lost',
    on: ['step.back'],
    from: ['contact', 'need', 'detail', 'address', 'files', 'summary'],
    to: (after, before) =>
      isAt(after, neighbour(before.context.step, -1)) &&
      after.context.draft === before.context.draft &&
      after.context.files === before.context.files &&
      after.context.errors.length === 0 &&
      after.context.failure === null,
  },
  {
    name: 'a step is opened from the summary',
    on: ['step.open'],
    from: ['summary'],
    to: (after, _, event) =>
      isAt(after, as<'step.open'>(event).step) && after.context.errors.length === 0 && after.context.failure === null,
  },
  {
    name: 'the address step asks for its lists from the country down',
    on: ['step.next', 'step.back', 'step.open', 'draft.done'],
    from: ['detail', 'files', 'summary', 'reading'],
    to: (after) =>
      !after.matches('address') ||
      (after.matches({ address: 'listing' }) &&
        after.context.level === 'country' &&
        after.context.lists.country.length === 0),
  },
  {
    name: 'a place is chosen from country down to neighbourhood, and the next list is asked for',
    on: ['place.choose'],
    from: ['address'],
    given: ({ context }, event) => isLevelOpen(context.draft.location, as<'place.choose'>(event).level),
    to: (after, _, event) => {
      const { level, place } = as<'place.choose'>(event);
      const isListing = place !== null && childLevelOf(level) !== null;
      const below = LOCATION_LEVELS.slice(LOCATION_LEVELS.indexOf(level) + 1);
      return (
        after.matches({ address: isListing ? 'listing' : 'editing' }) &&
        after.context.draft.location[level] === place &&
        below.every((each) => after.context.lists[each].length === 0) &&
        after.context.failure === null
      );
    },
  },
  {
    name: 'no place can be chosen before the one above it',
    on: ['place.choose'],
    from: ['address'],
    given: ({ context }, event) => !isLevelOpen(context.draft.location, as<'place.choose'>(event).level),
    to: (after, before) => after.context === before.context && isSame(after.value, before.value),
  },
  {
    name: 'the list that came is on offer, and the next is asked for',
    on: ['places.done'],
    to: (after, before, { output }) =>
      isSame(after.context.lists[before.context.level], output) &&
      after.context.level === (hasMoreToList(before) ? childLevelOf(before.context.level) : before.context.level) &&
      after.context.failure === null &&
      after.matches({
        address: hasMoreToList(before) ? 'listing' : 'editing',
      }),
  },
  {
    name: 'a list that does not come can be asked for again',
    on: ['places.failed', 'after.readLimit'],
    from: ['address.listing'],
    to: (after) => after.matches({ address: 'unlisted' }) && after.context.failure !== null,
  },
  {
    name: 'it is asked for again',
    on: ['places.retry'],
    from: ['address.unlisted'],
    to: (after) => after.matches({ address: 'listing' }) && after.context.failure === null,
  },
  ...filePostconditions,
  {
    name: 'a complete application is sent, its waiting files first',
    on: ['application.send'],
    from: ['summary'],
    given: ({ context }) => validateApplication(context.draft, ['neighborhood']).length === 0,
    to: (after, before) =>
      after.matches(hasWaiting(before) ? 'uploading' : 'creating') &&
      after.context.failure === null &&
      !after.context.hasSentAgain,
  },
  {
    name: 'an incomplete one opens at its first mistake',
    on: ['application.send'],
    from: ['summary'],
    given: ({ context }) => validateApplication(context.draft, ['neighborhood']).length > 0,
    to: (after, { context: { draft } }) => {
      const first = APPLICATION_STEPS.find(
        (step) => validateApplicationStep(draft, step, ['neighborhood']).length > 0,
      )!;
      return isAt(after, first) && after.context.errors.length > 0;
    },
  },
  {
    name: 'only stored files are named',
    on: ['application.send', 'upload.done'],
    to: (after, _, __, { asked }) => {
      const request = asked['create'] as { fileNames: string[] } | undefined;
      return (
        request === undefined ||
        isSame(
          request.fileNames,
          after.context.files.flatMap(({ fileName }) => (fileName === null ? [] : [fileName])),
        )
      );
    },
  },
  {
    name: 'what the server received is sent',
    on: ['create.done', 'open.done.arrived'],
    to: (after, _, { output }) =>
      after.matches('sent') && isSame(after.context.sent, output) && after.context.failure === null,
  },
  {
    name: 'an earlier application is named, and the draft stays',
    on: ['create.failed.open'],
    to: (after, before) =>
      after.matches('alreadyOpen') && after.context.draft === before.context.draft && after.context.failure !== null,
  },
  {
    name: 'from there the draft can be looked at again',
    on: ['step.back'],
    from: ['alreadyOpen'],
    to: (after) => isAt(after, 'summary') && after.context.failure === null,
  },
  {
    name: 'uploads that the server has deleted are sent again, once',
    on: ['create.failed.fileUnknown'],
    to: (after, before) =>
      before.context.hasSentAgain
        ? isAt(after, 'summary') && after.context.failure !== null
        : after.context.hasSentAgain &&
          after.matches(before.context.files.some(({ status }) => status === 'stored') ? 'uploading' : 'creating') &&
          after.context.files.every(({ status }) => status !== 'stored'),
  },
  ...Object.entries(refusals).map(([name, [step, field]]): Step => ({
    name: `a field that the server refused is shown at its step: ${field}`,
    on: [`create.failed.${name}`],
    to: (after) =>
      isAt(after, step) &&
      isSame(
        after.context.errors.map((error) => error.field),
        [field],
      ),
  })),
  {
    name: 'without an answer it is asked whether it arrived',
    on: ['create.failed.offline', 'after.saveLimit'],
    to: ['checking'],
  },
  {
    name: 'a refusal of any other kind is said at the summary',
    on: ['create.failed.refused'],
    to: (after) => isAt(after, 'summary') && after.context.failure !== null,
  },
  {
    name: 'what did not arrive can be sent again',
    on: ['open.done.none'],
    to: (after) => isAt(after, 'summary') && after.context.failure?.kind === 'timeout',
  },
  {
    name: 'an outcome that cannot be asked for is not known',
    on: ['open.failed.offline', 'after.readLimit'],
    from: ['checking'],
    to: (after) => after.matches('unsure') && after.context.failure !== null,
  },
  {
    name: 'it is asked again when the customer wants it',
    on: ['application.check'],
    from: ['unsure'],
    to: (after) => after.matches('checking') && after.context.failure === null,
  },
  {
    name: 'a session that ends keeps everything',
    on: ['upload.failed.sessionOver', 'create.failed.sessionOver', 'open.failed.sessionOver'],
    to: (after, before) =>
      after.matches('suspended') &&
      after.context.draft === before.context.draft &&
      after.context.files === before.context.files,
  },
  {
    name: 'after signing in again it goes on at its step',
    on: ['session.restored'],
    from: ['suspended'],
    to: (after, before) =>
      isAt(after, before.context.step) &&
      after.context.draft === before.context.draft &&
      after.context.failure === null,
  },
];

/** Keeps of each state only what decides there: all combinations of draft, places and files are too many to test. */
function project(snapshot: SnapshotFrom<typeof charityApplicationMachine>) {
  const { context } = snapshot;
  const common = {
    step: context.step,
    hasErrors: context.errors.length > 0,
    hasFailed: context.failure !== null,
    hasSentAgain: context.hasSentAgain,
  };
  const right = validateApplicationStep(context.draft, context.step, ['neighborhood']).length === 0;
  if (snapshot.matches('files')) {
    const files = context.files.map(({ id, status }) => `${id} ${status}`);
    const current = snapshot.matches({ files: 'uploading' }) ? context.current : null;
    return { ...common, files, current, fileError: context.fileError, hasShare: context.share > 0 };
  }
  if (snapshot.matches('address')) {
    const places = LOCATION_LEVELS.filter((level) => context.draft.location[level] !== null).length;
    const lists = LOCATION_LEVELS.filter((level) => context.lists[level].length > 0).length;
    return { ...common, right, places, lists, level: context.level };
  }
  if (snapshot.hasTag('form')) return { ...common, right };
  const waiting = context.files.filter(({ status }) => status === 'waiting').length;
  const stored = context.files.filter(({ status }) => status === 'stored').length;
  const incomplete = APPLICATION_STEPS.find(
    (step) => validateApplicationStep(context.draft, step, ['neighborhood']).length > 0,
  );
  return { ...common, waiting, stored, incomplete, hasShare: context.share > 0 };
}

/**
 * The draft stays on the device, files included, until it is sent or the customer signs out. Files are uploaded one
 * after another; one that fails never stops the others. Uploads that the server has deleted meanwhile (FILE_UNKNOWN)
 * are sent again from the draft, once. When the answer to the application is lost, the server is asked whether it
 * arrived, and nothing is sent again meanwhile.
 */
export const charityApplicationFlow = defineFlow(charityApplicationMachine, {
  name: 'charity-application',
  description: {
    tr: {
      title: 'Ürün desteği için başvurur',
      text: 'Bir kurum adım adım, belgeleriyle başvurur; taslak gönderilene kadar cihazda durur.',
    },
    en: {
      title: 'Applies for donated products',
      text: 'A charity applies step by step, with documents; the draft stays on the device until it is sent.',
    },
  },
  copy: charityApplicationCopy,
  inputs: { opened: { draft: blank } },
  events: {
    'field.change': [
      { field: 'applicationType', value: 'SCHOOL' },
      { field: 'corporationName', value: '' },
      { field: 'quantity', value: 'çok' },
      { field: 'requestDetail', value: 'kısa' },
      { field: 'line', value: '' },
    ],
    'phone.change': [{ dialCode: '+90', number: '5551234567' }],
    'place.choose': [
      { level: 'country', place: turkiye },
      { level: 'state', place: van },
      { level: 'city', place: ipekyolu },
      { level: 'city', place: null },
      { level: 'neighborhood', place: serhat },
    ],
    'file.add': [
      { id: 'f1', file: charter },
      { id: 'f2', file: stamp },
      { id: 'f3', file: { ...charter, name: 'film.mp4', type: 'video/mp4' } },
    ],
    'file.remove': [{ id: 'f1' }, { id: 'f2' }],
    'file.stop': [{ id: 'f1' }, { id: 'f2' }],
    'file.retry': [{ id: 'f1' }, { id: 'f2' }],
    'upload.progressed': [{ share: 0.6 }],
    'step.open': APPLICATION_STEPS.filter((step) => step !== 'summary').map((step) => ({ step })),
  },
  outcomes: {
    draft: { done: drafts, failed: failures('unavailable') },
    places: { done: { some: [turkiye], nothingBelow: [] }, failed: failures('offline') },
    upload: {
      done: { stored: { fileName: `${'b'.repeat(32)}.jpg` } },
      failed: {
        ...failures('offline', 'sessionOver'),
        unreadable: { ...invalid([]), code: 'FILE_UNREADABLE' },
        tooLarge: rejected({ code: 'PAYLOAD_TOO_LARGE' }),
      },
    },
    create: {
      done: { received },
      failed: {
        ...failures('offline', 'sessionOver', 'refused'),
        open: conflict({ code: 'APPLICATION_OPEN' }),
        fileUnknown: conflict({ code: 'FILE_UNKNOWN' }),
        ...refusedFields,
      },
    },
    open: { done: { arrived: received, none: null }, failed: failures('offline', 'sessionOver') },
  },
  project,
  tags: {
    busy: ['reading', 'uploading', 'creating', 'checking'],
    form: ['type', 'contact', 'need', 'detail', 'address', 'files'],
  },
  invariants: charityApplicationInvariants,
  postconditions: charityApplicationPostconditions,
  beyondBrowser: [
    {
      item: 'charityApplication.reading draft failed[0]',
      reason: 'a device that keeps nothing, or a profile that cannot be read, begins an empty draft',
    },
    ...['type', 'need', 'detail', 'address'].map((step) => ({
      item: `charityApplication.${step} phone.change[0]`,
      reason: 'the phone is asked for at the organisation alone',
    })),
    {
      item: 'charityApplication.address place.choose[0]',
      reason: 'the screen closes a level until the one above is chosen',
    },
    ...['files.uploading', 'uploading'].map((state) => ({
      item: `charityApplication.${state} upload.progressed[0]`,
      reason: 'a small file leaves at once: its last part comes with the answer; src/services/http plays the others',
    })),
  ],
  equivalent: [
    'charityApplication.reading draft failed[0]',
    'charityApplication.reading after readLimit[0]',
    'charityApplication.creating create failed[5]',
    'charityApplication.checking open done[1]',
    'charityApplication.alreadyOpen step.back[0]',
  ].map((transition) => ({
    mutant: `retarget to charityApplication.resuming: ${transition}`,
    reason: 'the step at which it stopped is the one that `resuming` leads to',
  })),
});
