import type { Invariant } from 'model-testing';
import { validatePicture } from '../../domain/address/index.ts';
import type { addressPictureMachine } from './address-picture.machine.ts';

export const addressPictureRules: readonly Invariant<typeof addressPictureMachine>[] = [
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
