import type { SnapshotFrom } from 'xstate';
import { LOCATION_LEVELS } from '../../domain/address/index.ts';
import { APPLICATION_STEPS, validateApplicationStep } from '../../domain/charity/index.ts';
import { conflict, invalid, rejected } from '../../domain/failure/index.ts';
import { defineFlow, failures } from '../kit/testing.ts';
import { charityApplicationCopy } from './charity-application.copy.ts';
import { charityApplicationMachine } from './charity-application.machine.ts';
import { charityApplicationPromises } from './charity-application.promises.ts';
import { charityApplicationRules } from './charity-application.rules.ts';
import { blank, charter, drafts, ipekyolu, serhat, stamp, turkiye, van } from './testing.ts';

/** By the paths of the contract. */
const refusedFields = {
  invalidType: invalid([{ field: 'applicationType', code: 'invalid' }]),
  invalidContact: invalid([{ field: 'account.email', code: 'invalid' }]),
  invalidNeed: invalid([{ field: 'quantity', code: 'tooLarge' }]),
  invalidDetail: invalid([{ field: 'requestDetail', code: 'tooLong' }]),
  invalidAddress: invalid([{ field: 'address.location._city', code: 'invalid' }]),
};
const received = { _id: 'a1', quantity: 240, status: 'RECEIVED' } as const;

/** Of each state only what decides there: every combination of draft, places and files would be far too many. */
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

export const charityApplicationFlow = defineFlow(charityApplicationMachine, {
  name: 'charity-application',
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
  invariants: charityApplicationRules,
  promises: charityApplicationPromises,
  beyondBrowser: [
    {
      item: 'charityApplication.reading draft failed[0]',
      reason: 'a device that keeps nothing, or a profile that cannot be read, begins an empty draft',
    },
    ...['type', 'need', 'detail', 'address'].map((step) => ({
      item: `application.${step} phone.change[0]`,
      reason: 'the phone is asked for at the organisation alone',
    })),
    { item: 'charityApplication.address place.choose[0]', reason: 'the screen closes a level until the one above is chosen' },
    ...['files.uploading', 'uploading'].map((state) => ({
      item: `application.${state} upload.progressed[0]`,
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
