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
  /** How many orders under way it goes with, once the server has said. */
  orderCount: number;
  /** What is being sent; kept when it did not get there. Null: the picture is taken away. */
  chosen: PictureFile | null;
  /** How much of it has left, from 0 to 1. */
  share: number;
  /** What is wrong with the file that was chosen last. */
  error: FieldErrorCode | null;
  failure: Failure | null;
}

export type AddressPictureEvent =
  | { type: 'picture.choose'; file: PictureFile }
  | { type: 'picture.remove' }
  /** The same file again. */
  | { type: 'picture.retry' }
  | { type: 'picture.refresh' }
  | { type: 'upload.progressed'; share: number }
  | { type: 'upload.cancel' }
  | { type: 'session.restored' };

type Choose = Extract<AddressPictureEvent, { type: 'picture.choose' }>;

const addressPicturePort = port({
  /** What the courier is shown now. Rejects with a `Failure`. */
  readPicture: ask<{ addressId: string }, { picture: Picture }>(),
  /** Puts it there, or takes it away: `file` null. Rejects with a `Failure`; kind `invalid` says what is wrong with it. */
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
      // Whether it got there is not known: the server says what it keeps.
      after: { uploadLimit: { target: 'reading', actions: 'rememberTimeout' } },
    },
    saved: { tags: 'shown', on: { ...choosing, 'picture.remove': { guard: 'hasPicture', target: 'sending' } } },
    suspended: { on: { 'session.restored': { target: 'reading', actions: 'forgetFailure' } } },
  },
});

export const connectAddressPicture = (services: AddressPictureServices) =>
  connect(addressPictureMachine, addressPicturePort, services);
