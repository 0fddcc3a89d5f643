import type { StepPromise } from 'model-testing';
import { isSame } from '../kit/testing.ts';
import type { refundMachine } from './refund.machine.ts';

/** What a step must lead to where pictures are concerned. */
export const picturePromises: readonly StepPromise<typeof refundMachine>[] = [
  {
    name: 'a picture is sent; one that cannot be taken is refused at its place',
    on: ['picture.add'],
    from: ['choosing'],
    to: (after, _, event, { asked }) => {
      const isLarge = (event['file'] as { name: string }).name === 'film.jpg';
      if (isLarge) {
        return after.matches('choosing') && after.context.pictureError === 'tooLarge' && !('upload' in asked);
      }
      const { file } = asked['upload'] as { file: unknown };
      return (
        after.matches('uploading') &&
        file === event['file'] &&
        after.context.share === 0 &&
        after.context.pictureError === null &&
        after.context.failure === null
      );
    },
  },
  {
    name: 'how much of it has left is shown',
    on: ['upload.progressed'],
    from: ['uploading'],
    to: (after, _, event) => after.matches('uploading') && after.context.share === event['share'],
  },
  {
    name: 'a picture that got there stands beside the others, and one that did not leaves no trace',
    on: ['upload.done', 'upload.cancel', 'upload.failed.offline', 'upload.failed.notAPicture', 'after.uploadLimit'],
    from: ['uploading'],
    to: (after, before, { output }) =>
      after.matches('choosing') &&
      after.context.file === null &&
      isSame(after.context.pictures, output ? [...before.context.pictures, output] : before.context.pictures),
  },
  {
    name: 'why a picture did not get there is shown',
    on: ['upload.failed.offline', 'upload.failed.notAPicture', 'after.uploadLimit'],
    to: ({ context }, _, { error }) => {
      const kind = context.failure?.kind ?? null;
      if (!error) return kind === 'timeout';
      return (error as { kind: string }).kind === 'invalid'
        ? context.pictureError === 'invalid' && kind === null
        : context.failure === error;
    },
  },
  {
    name: 'a picture that is taken out is gone, with what was said of another',
    on: ['picture.remove'],
    from: ['choosing'],
    to: ({ context }, _, event) =>
      context.pictures.every(({ _id }) => _id !== event['picture']) && context.pictureError === null,
  },
];
