import { parentLevelOf } from '../../domain/address/index.ts';
import type { ApplicationStep } from '../../domain/charity/index.ts';
import { connect, hasCode, withEvent, withFailure, withOutput } from '../kit/index.ts';
import { currentFile, storedNames } from './application-files.ts';
import { applicationPort, applicationSetup, type CharityApplicationServices } from './charity-application.setup.ts';

const at = (step: ApplicationStep) => ({ type: 'atStep', params: { step } }) as const;
const isAt = (step: ApplicationStep) => ({ type: 'isAtStep', params: { step } }) as const;
const isStep = (step: ApplicationStep) => ({ type: 'isStep', params: { step } }) as const;

const sessionOver = { guard: withFailure('isSessionOver'), target: '#charityApplication.suspended' } as const;
const typing = {
  'field.change': { actions: withEvent('changeField') },
  'phone.change': { actions: withEvent('changePhone') },
} as const;

/** Transitions between steps: on only when the step is complete, back at any time. */
const next = <const Target extends ApplicationStep>(target: Target) =>
  [{ guard: 'isStepComplete', target, actions: 'forgetErrors' }, { actions: 'showErrors' }] as const;
const back = <const Target extends ApplicationStep>(target: Target) => ({ target, actions: 'forgetErrors' }) as const;

const upload = {
  id: 'upload',
  src: 'upload',
  input: ({ context }: { context: Parameters<typeof currentFile>[0] }) => ({ file: currentFile(context)!.file }),
} as const;

export const charityApplicationMachine = applicationSetup.createMachine({
  id: 'charityApplication',
  initial: 'reading',
  context: ({ input }) => ({
    ...input,
    step: 'type',
    files: [],
    fileError: null,
    current: null,
    share: 0,
    lists: { country: [], state: [], city: [], neighborhood: [] },
    level: 'country',
    errors: [],
    hasSentAgain: false,
    sent: null,
    failure: null,
  }),
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'draft',
        src: 'readDraft',
        input: {},
        onDone: { target: 'resuming', actions: withOutput('rememberKept') },
        // Without a readable storage the application begins empty.
        onError: { target: 'type' },
      },
      after: { readLimit: { target: 'type' } },
    },
    resuming: {
      always: [
        { guard: isAt('contact'), target: 'contact' },
        { guard: isAt('need'), target: 'need' },
        { guard: isAt('detail'), target: 'detail' },
        { guard: isAt('address'), target: 'address' },
        { guard: isAt('files'), target: 'files' },
        { guard: isAt('summary'), target: 'summary' },
        { target: 'type' },
      ],
    },
    type: {
      tags: 'form',
      entry: at('type'),
      on: { ...typing, 'step.next': next('contact') },
    },
    contact: {
      tags: 'form',
      entry: at('contact'),
      on: { ...typing, 'step.next': next('need'), 'step.back': back('type') },
    },
    need: {
      tags: 'form',
      entry: at('need'),
      on: { ...typing, 'step.next': next('detail'), 'step.back': back('contact') },
    },
    detail: {
      tags: 'form',
      entry: at('detail'),
      on: { ...typing, 'step.next': next('address'), 'step.back': back('need') },
    },
    address: {
      tags: 'form',
      entry: [at('address'), 'forgetLists'],
      initial: 'listing',
      on: {
        ...typing,
        'place.choose': [
          { guard: withEvent('isLevelClosed') },
          { guard: withEvent('hasLevelBelow'), target: '.listing', actions: withEvent('choosePlace') },
          { target: '.editing', actions: withEvent('choosePlace') },
        ],
        'step.back': { target: 'detail', actions: 'forgetErrors' },
      },
      states: {
        listing: {
          invoke: {
            id: 'places',
            src: 'listPlaces',
            input: ({ context: { level, draft } }) => {
              const parent = parentLevelOf(level);
              return { level, parentId: parent ? (draft.location[parent]?._id ?? null) : null };
            },
            onDone: [
              {
                guard: 'hasMoreToList',
                target: 'listing',
                reenter: true,
                actions: [withOutput('rememberPlaces'), 'nextLevel'],
              },
              { target: 'editing', actions: withOutput('rememberPlaces') },
            ],
            onError: { target: 'unlisted', actions: withFailure('rememberFailure') },
          },
          after: { readLimit: { target: 'unlisted', actions: 'rememberTimeout' } },
        },
        unlisted: { on: { 'places.retry': { target: 'listing', actions: 'forgetFailure' } } },
        editing: {
          on: {
            'step.next': [
              { guard: 'isStepComplete', target: '#charityApplication.files', actions: 'forgetErrors' },
              { actions: 'showErrors' },
            ],
          },
        },
      },
    },
    files: {
      tags: 'form',
      entry: at('files'),
      initial: 'choosing',
      on: {
        'file.add': { actions: withEvent('addFile') },
        'file.remove': { actions: withEvent('removeFile') },
        'file.retry': { actions: withEvent('retryFile') },
        'step.back': { target: 'address', actions: 'forgetErrors' },
        'step.next': { target: 'summary', actions: 'forgetErrors' },
      },
      states: {
        choosing: { always: { guard: 'hasWaiting', target: 'uploading' } },
        uploading: {
          entry: 'beginUpload',
          invoke: {
            ...upload,
            onDone: { target: 'choosing', actions: withOutput('storeFile') },
            onError: [sessionOver, { target: 'choosing', actions: withFailure('failFile') }],
          },
          on: {
            'upload.progressed': { actions: withEvent('rememberShare') },
            'file.stop': { guard: withEvent('isCurrentFile'), target: 'choosing', actions: withEvent('stopFile') },
            'file.remove': {
              guard: withEvent('isCurrentFile'),
              target: 'choosing',
              actions: withEvent('removeFile'),
            },
          },
          after: { uploadLimit: { target: 'choosing', actions: 'giveUpFile' } },
        },
      },
    },
    summary: {
      entry: at('summary'),
      on: {
        'step.back': { target: 'files', actions: 'forgetErrors' },
        'step.open': [
          { guard: isStep('type'), target: 'type', actions: 'forgetErrors' },
          { guard: isStep('contact'), target: 'contact', actions: 'forgetErrors' },
          { guard: isStep('need'), target: 'need', actions: 'forgetErrors' },
          { guard: isStep('detail'), target: 'detail', actions: 'forgetErrors' },
          { guard: isStep('address'), target: 'address', actions: 'forgetErrors' },
          { target: 'files', actions: 'forgetErrors' },
        ],
        'application.send': [
          { guard: 'isComplete', target: 'delivering', actions: 'beginSending' },
          { target: 'resuming', actions: 'openIncomplete' },
        ],
      },
    },
    /** Uploads the files that were still waiting when the files' step was left, then sends the application. */
    delivering: { always: [{ guard: 'hasWaiting', target: 'uploading' }, { target: 'creating' }] },
    uploading: {
      tags: 'busy',
      entry: 'beginUpload',
      invoke: {
        ...upload,
        onDone: { target: 'delivering', actions: withOutput('storeFile') },
        onError: [sessionOver, { target: 'files', actions: [withFailure('failFile'), withFailure('rememberFailure')] }],
      },
      on: { 'upload.progressed': { actions: withEvent('rememberShare') } },
      after: { uploadLimit: { target: 'files', actions: ['giveUpFile', 'rememberTimeout'] } },
    },
    creating: {
      tags: 'busy',
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context }) => ({ draft: context.draft, fileNames: storedNames(context) }),
        onDone: { target: 'sent', actions: withOutput('rememberSent') },
        onError: [
          sessionOver,
          { guard: hasCode('APPLICATION_OPEN'), target: 'alreadyOpen', actions: withFailure('rememberFailure') },
          { guard: withFailure('canSendAgain'), target: 'delivering', actions: 'sendFilesAgain' },
          { guard: withFailure('isRefusedAtStep'), target: 'resuming', actions: withFailure('openRefused') },
          { guard: withFailure('isOutcomeUnknown'), target: 'checking' },
          { target: 'summary', actions: withFailure('rememberFailure') },
        ],
      },
      after: { saveLimit: { target: 'checking' } },
    },
    /** The answer was lost: an account has at most one open application, so an open one means that it arrived. */
    checking: {
      tags: 'busy',
      invoke: {
        id: 'open',
        src: 'findOpen',
        input: {},
        onDone: [
          { guard: withOutput('isOpen'), target: 'sent', actions: withOutput('rememberSent') },
          { target: 'summary', actions: 'rememberTimeout' },
        ],
        onError: [sessionOver, { target: 'unsure', actions: withFailure('rememberFailure') }],
      },
      after: { readLimit: { target: 'unsure', actions: 'rememberTimeout' } },
    },
    unsure: { on: { 'application.check': { target: 'checking', actions: 'forgetFailure' } } },
    alreadyOpen: { on: { 'step.back': { target: 'summary', actions: 'forgetFailure' } } },
    suspended: { on: { 'session.restored': { target: 'resuming', actions: 'forgetFailure' } } },
    sent: { type: 'final' },
  },
});

export const connectCharityApplication = (services: CharityApplicationServices) =>
  connect(charityApplicationMachine, applicationPort, services);
