import type { Invariant, PathEvent, Postcondition } from 'model-testing';
import { PHOTO_LIMIT_BYTES, validatePicture } from '../../domain/address/index.ts';
import { invalid } from '../../domain/failure/index.ts';
import { defineFlow, failures } from '../kit/testing.ts';
import { addressPictureCopy } from './address-picture.copy.ts';
import { addressPictureMachine } from './address-picture.machine.ts';

const door = { name: 'kapi.jpg', type: 'image/jpeg', size: 900_000 };

const files = {
  door,
  document: { name: 'mektup.pdf', type: 'application/pdf', size: 900_000 },
  film: { ...door, name: 'film.jpg', size: PHOTO_LIMIT_BYTES + 1 },
  nothing: { ...door, name: 'bos.jpg', size: 0 },
};

const picture =
  'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADwAQCdASoCAAIAAUAmJaACdLoB+AAGQgAA/ccf+LORiOzzf/aWfqWfqWf4qAAA';

const other = picture.replace('UklG', 'UklH');
const notAPicture = invalid([{ field: 'picture', code: 'invalid' }]);

const isDoor = (event: PathEvent) => event['file'] === door;

const addressPictureInvariants: readonly Invariant<typeof addressPictureMachine>[] = [
  {
    name: 'a file that cannot be a picture is neither kept nor sent',
    holds: ({ context: { chosen } }) => chosen === null || validatePicture(chosen) === null,
  },
  {
    name: 'what is not there is not taken away',
    holds: (snapshot) =>
      !snapshot.matches('sending') || snapshot.context.chosen !== null || snapshot.context.picture !== null,
  },
  {
    name: 'what is wrong with the last file is not said while another is sent',
    holds: (snapshot) =>
      !snapshot.matches('sending') || (snapshot.context.error === null && snapshot.context.failure === null),
  },
  {
    name: 'what was saved has no failure beside it, and nothing is left to send',
    holds: (snapshot) =>
      !snapshot.matches('saved') || (snapshot.context.failure === null && snapshot.context.chosen === null),
  },
];

const postconditions: readonly Postcondition<typeof addressPictureMachine>[] = [
  { name: 'what the courier is shown is asked for at once', on: ['start'], to: ['reading'] },
  {
    name: 'it is asked for again when the customer wants, without an old failure',
    on: ['picture.refresh'],
    from: ['unreadable'],
    to: (after) => after.matches('reading') && after.context.failure === null,
  },
  {
    name: 'a customer who signed in again sees what the courier is shown, without an old failure',
    on: ['session.restored'],
    from: ['suspended'],
    to: (after) => after.matches('reading') && after.context.failure === null,
  },
  {
    name: 'what was read is shown, beside what went wrong before',
    on: ['read.done'],
    to: (after, before, { output }) =>
      after.matches('shown') &&
      after.context.picture === (output as { picture: string | null }).picture &&
      after.context.failure === before.context.failure &&
      after.context.chosen === before.context.chosen,
  },
  {
    name: 'a picture that does not come can be asked for again, and the reason is shown',
    on: ['read.failed.offline', 'after.readLimit'],
    to: (after, _, { error }) =>
      after.matches('unreadable') &&
      (error ? after.context.failure === error : after.context.failure?.kind === 'timeout'),
  },
  {
    name: 'a photo is sent as it was chosen',
    on: ['picture.choose'],
    from: ['shown', 'saved'],
    given: (_, event) => isDoor(event),
    to: (after, _, __, { asked: { send } }) =>
      after.matches('sending') && after.context.share === 0 && (send as { file: unknown }).file === door,
  },
  {
    name: 'what cannot be a picture is refused at its place, and no request is sent',
    on: ['picture.choose'],
    from: ['shown', 'saved'],
    given: (_, event) => !isDoor(event),
    to: (after, before, event, { asked }) =>
      after.matches('shown') &&
      after.context.error ===
        { 'mektup.pdf': 'invalid', 'film.jpg': 'tooLarge', 'bos.jpg': 'required' }[
          (event['file'] as { name: string }).name
        ] &&
      after.context.picture === before.context.picture &&
      after.context.failure === null &&
      !('send' in asked),
  },
  {
    name: 'the picture is taken away with one tap',
    on: ['picture.remove'],
    from: ['shown', 'saved'],
    given: ({ context }) => context.picture !== null,
    to: (after, _, __, { asked: { send } }) => after.matches('sending') && (send as { file: unknown }).file === null,
  },
  {
    name: 'a file that did not get there is sent again',
    on: ['picture.retry'],
    from: ['shown'],
    given: ({ context }) => context.chosen !== null,
    to: (after, _, __, { asked: { send } }) => after.matches('sending') && (send as { file: unknown }).file === door,
  },
  {
    name: 'how much has left is shown',
    on: ['upload.progressed'],
    from: ['sending'],
    to: (after, _, event) => after.matches('sending') && after.context.share === event['share'],
  },
  {
    name: 'what is stopped is forgotten, and the server says what it keeps',
    on: ['upload.cancel'],
    from: ['sending'],
    to: (after) => after.matches('reading') && after.context.chosen === null,
  },
  {
    name: 'what the server keeps is what is shown, with the orders it goes with',
    on: ['send.done'],
    to: (after, _, { output }) => {
      const { picture: kept, orderCount } = output as { picture: string | null; orderCount: number };
      return after.matches('saved') && after.context.picture === kept && after.context.orderCount === orderCount;
    },
  },
  {
    name: 'a file that the server does not take is not sent again; the reason is shown',
    on: ['send.failed.notAPicture'],
    to: (after, _, { error }) =>
      after.matches('shown') && after.context.failure === error && after.context.chosen === null,
  },
  {
    name: 'a file that did not get there is kept; the reason is shown',
    on: ['send.failed.offline', 'send.failed.unavailable', 'send.failed.gone'],
    to: (after, before, { error }) =>
      after.matches('shown') &&
      after.context.failure === error &&
      after.context.chosen === before.context.chosen &&
      after.context.picture === before.context.picture,
  },
  {
    name: 'an answer that does not come leads to what the server keeps, and the file can be sent again',
    on: ['after.uploadLimit'],
    to: (after, before) =>
      after.matches('reading') &&
      after.context.failure?.kind === 'timeout' &&
      after.context.chosen === before.context.chosen,
  },
  {
    name: 'a session that ends is shown',
    on: ['read.failed.sessionOver', 'send.failed.sessionOver'],
    to: ['suspended'],
  },
];

/**
 * The progress of the upload is shown, and it can be stopped. A file that cannot be a picture is refused before it is
 * sent; one whose upload failed is kept, and can be sent again. What is shown afterwards is the picture that the
 * server stores.
 */
export const addressPictureFlow = defineFlow(addressPictureMachine, {
  name: 'address-picture',
  description: {
    tr: { title: 'Kapısını gösterir', text: 'Bir müşteri kuryeye kapısının resmini gösterir ya da geri alır.' },
    en: { title: 'Shows the door', text: 'A customer shows the courier a picture of the door, or takes it back.' },
  },
  copy: addressPictureCopy,
  inputs: { opened: { addressId: 'home' } },
  events: {
    'picture.choose': Object.values(files).map((file) => ({ file })),
    'upload.progressed': [{ share: 0.5 }],
  },
  outcomes: {
    read: { done: { none: { picture: null }, picture: { picture } }, failed: failures('offline', 'sessionOver') },
    send: {
      done: { kept: { picture: other, orderCount: 2 }, removed: { picture: null, orderCount: 0 } },
      failed: { ...failures('offline', 'unavailable', 'gone', 'sessionOver'), notAPicture },
    },
  },
  project: ({ context: { picture: shown, orderCount, chosen, share, error, failure } }) => ({
    shown: shown && (shown === other ? 'other' : 'picture'),
    orderCount,
    chosen: chosen?.name ?? null,
    share,
    error,
    failure: failure?.kind ?? null,
  }),
  tags: { busy: ['reading', 'sending'], shown: ['shown', 'sending', 'saved'] },
  invariants: addressPictureInvariants,
  postconditions,
});
