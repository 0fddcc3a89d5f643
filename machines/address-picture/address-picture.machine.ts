import { assign, setup } from 'xstate';
import { type PictureFile, validatePicture } from '../../domain/address/index.ts';
import { seconds } from '../../domain/calendar/index.ts';
import { type Failure, type FieldErrorCode, timedOut } from '../../domain/failure/index.ts';
import {
  ask,
  connect,
  isSessionOver,
  limits,
  port,
  type ServicesOf,
  withEvent,
  withFailure,
  withOutput,
} from '../kit/index.ts';

/** The picture as a data URL; null without one. */
type Picture = string | null;

export interface AddressPictureContext {
  addressId: string;
  picture: Picture;
  /** Number of orders under way that the picture goes with; known from the server's answer. */
  orderCount: number;
  /** The picture that is being sent; kept when sending failed. Null: the picture is removed. */
  chosen: PictureFile | null;
  /** Uploaded share of the file, from 0 to 1. */
  share: number;
  /** Why the file that was chosen last cannot be used. */
  error: FieldErrorCode | null;
  failure: Failure | null;
}

export type AddressPictureEvent =
  | { type: 'picture.choose'; file: PictureFile }
  | { type: 'picture.remove' }
  /** Sends the same file again. */
  | { type: 'picture.retry' }
  | { type: 'picture.refresh' }
  | { type: 'upload.progressed'; share: number }
  | { type: 'upload.cancel' }
  | { type: 'session.restored' };

type Choose = Extract<AddressPictureEvent, { type: 'picture.choose' }>;

const addressPicturePort = port({
  /** The picture that the courier is shown now. Rejects with a `Failure`. */
  readPicture: ask<{ addressId: string }, { picture: Picture }>(),
  /** Stores the picture, or removes it: `file` null. Rejects with a `Failure`; kind `invalid` names the fault. */
  sendPicture: ask<{ addressId: string; file: PictureFile | null }, { picture: Picture; orderCount: number }>(),
});

export type AddressPictureServices = ServicesOf<typeof addressPicturePort>;

const pictureSetup = setup({
  types: {} as {
    input: { addressId: string };
    context: AddressPictureContext;
    events: AddressPictureEvent;
    tags: 'busy' | 'shown';
    children: { read: 'readPicture'; send: 'sendPicture' };
  },
  actors: addressPicturePort.actors,
  guards: {
    isRefused: (_, { file }: Choose) => validatePicture(file) !== null,
    hasPicture: ({ context }) => context.picture !== null,
    hasChosen: ({ context }) => context.chosen !== null,
    isWrongFile: (_, { failure }: { failure: Failure }) => failure.kind === 'invalid',
    isSessionOver,
  },
  actions: {
    rememberPicture: assign((_, { output }: { output: { picture: Picture } }) => ({ picture: output.picture })),
    rememberSent: assign((_, { output }: { output: { picture: Picture; orderCount: number } }) => ({
      ...output,
      chosen: null,
    })),
    rememberChosen: assign((_, { file }: Choose) => ({ chosen: file })),
    forgetChosen: assign({ chosen: null }),
    showError: assign((_, { file }: Choose) => ({ error: validatePicture(file), failure: null, chosen: null })),
    begin: assign({ share: 0, error: null, failure: null }),
    rememberShare: assign((_, { share }: { share: number }) => ({ share })),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    rememberTimeout: assign({ failure: timedOut() }),
    forgetFailure: assign({ failure: null }),
  },
  delays: { ...limits, uploadLimit: seconds(90) },
});

const choosing = {
  'picture.choose': [
    { guard: withEvent('isRefused'), target: 'shown', actions: withEvent('showError') },
    { target: 'sending', actions: withEvent('rememberChosen') },
  ],
} as const;

export const addressPictureMachine = pictureSetup.createMachine({
  id: 'addressPicture',
  initial: 'reading',
  context: ({ input }) => ({
    addressId: input.addressId,
    picture: null,
    orderCount: 0,
    chosen: null,
    share: 0,
    error: null,
    failure: null,
  }),
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'readPicture',
        input: ({ context: { addressId } }) => ({ addressId }),
        onDone: { target: 'shown', actions: withOutput('rememberPicture') },
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          { target: 'unreadable', actions: withFailure('rememberFailure') },
        ],
      },
      after: { readLimit: { target: 'unreadable', actions: 'rememberTimeout' } },
    },
    unreadable: { on: { 'picture.refresh': { target: 'reading', actions: 'forgetFailure' } } },
    shown: {
      tags: 'shown',
      on: {
        ...choosing,
        'picture.retry': { guard: 'hasChosen', target: 'sending' },
        'picture.remove': { guard: 'hasPicture', target: 'sending', actions: 'forgetChosen' },
      },
    },
    sending: {
      tags: ['busy', 'shown'],
      entry: 'begin',
      invoke: {
        id: 'send',
        src: 'sendPicture',
        input: ({ context: { addressId, chosen } }) => ({ addressId, file: chosen }),
        onDone: { target: 'saved', actions: withOutput('rememberSent') },
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          {
            guard: withFailure('isWrongFile'),
            target: 'shown',
            actions: [withFailure('rememberFailure'), 'forgetChosen'],
          },
          { target: 'shown', actions: withFailure('rememberFailure') },
        ],
      },
      on: {
        'upload.progressed': { actions: withEvent('rememberShare') },
        'upload.cancel': { target: 'reading', actions: 'forgetChosen' },
      },
      // A timeout leaves the outcome of the upload unknown: the stored picture is read again.
      after: { uploadLimit: { target: 'reading', actions: 'rememberTimeout' } },
    },
    saved: { tags: 'shown', on: { ...choosing, 'picture.remove': { guard: 'hasPicture', target: 'sending' } } },
    suspended: { on: { 'session.restored': { target: 'reading', actions: 'forgetFailure' } } },
  },
});

export const connectAddressPicture = (services: AddressPictureServices) =>
  connect(addressPictureMachine, addressPicturePort, services);
