import type { StepPromise } from 'model-testing';
import { mustBeUnopened, refundDraftErrors } from '../../domain/refund/index.ts';
import { isSame } from '../kit/testing.ts';
import type { refundMachine } from './refund.machine.ts';
import { picturePromises } from './refund.pictures.promises.ts';
import type { RefundPrice, RefundRequest, RefundView } from './refund.types.ts';

type Read = { order: { lines: readonly { refundable: number }[] }; refund: RefundView | null };

/** What a step must lead to. */
export const refundPromises: readonly StepPromise<typeof refundMachine>[] = [
  ...picturePromises,
  { name: 'what can come back is read at once', on: ['start'], to: ['reading'] },
  {
    name: 'what is wanted again is read again, without an old failure',
    on: ['refund.refresh'],
    from: ['unreadable', 'requested', 'answered'],
    to: (after, before) =>
      after.matches('reading') &&
      after.context.failure === null &&
      !after.context.isReviewed &&
      after.context.pictureError === null &&
      isSame(after.context.picks, before.context.picks),
  },
  {
    name: 'a customer who signed in again finds the choice as it was',
    on: ['session.restored'],
    from: ['suspended'],
    to: (after, before) =>
      after.matches('reading') &&
      after.context.failure === null &&
      !after.context.isReviewed &&
      after.context.pictureError === null &&
      isSame(after.context.picks, before.context.picks),
  },
  {
    name: 'a request that is open is what is shown; an answered one where it is wanted or nothing is left',
    on: ['read.done'],
    to: (after, before, { output }) => {
      const { order, refund } = output as Read;
      const isLeft = order.lines.some(({ refundable }) => refundable > 0);
      const isShown = refund !== null && (before.context.wantsSummary || !isLeft);
      const wanted = refund?.state === 'REFUND_REQUESTED' ? 'requested' : isShown ? 'answered' : 'choosing';
      return (
        after.matches(wanted) &&
        after.context.order === order &&
        after.context.refund === refund &&
        (wanted !== 'choosing' || (after.context.price === null && !after.context.wantsSummary)) &&
        after.context.picks.length === (isLeft ? before.context.picks.length : 0) &&
        after.context.failure === before.context.failure
      );
    },
  },
  {
    name: 'an order that does not come can be asked for again, and the reason is shown',
    on: ['read.failed.offline', 'after.readLimit'],
    from: ['reading'],
    to: (after, _, { error }) =>
      after.matches('unreadable') &&
      (error ? after.context.failure === error : after.context.failure?.kind === 'timeout'),
  },
  {
    name: 'one more of a line, up to what can come back',
    requirements: 'REFUND-1',
    on: ['line.add'],
    from: ['choosing'],
    to: (after, before, event) => {
      const unitsOf = ({ context: { picks } }: typeof after) =>
        picks.find(({ line }) => line === event['line'])?.units ?? 0;
      const most = after.context.order?.lines.find(({ id }) => id === event['line'])?.refundable ?? 0;
      return after.matches('choosing') && unitsOf(after) === Math.min(most, unitsOf(before) + 1);
    },
  },
  {
    name: 'one less of a line; at zero it is gone',
    requirements: 'REFUND-2',
    on: ['line.remove'],
    from: ['choosing'],
    to: (after, before, event) => {
      if (event['line'] !== 'pads') return isSame(after.context.picks, before.context.picks);
      const [was, is] = [before.context.picks[0]?.units ?? 0, after.context.picks[0]?.units ?? 0];
      return is === Math.max(0, was - 1) && after.context.picks.length === (is > 0 ? 1 : 0);
    },
  },
  {
    name: 'reason and packaging are said of their line, and nothing else changes',
    on: ['reason.choose', 'unopened.set'],
    from: ['choosing'],
    to: (after, before, event) => {
      const said = 'reason' in event ? { reason: event['reason'] } : { isUnopened: event['isUnopened'] };
      return isSame(
        after.context.picks,
        before.context.picks.map((pick) => ({ ...pick, ...said })),
      );
    },
  },
  {
    name: 'a note is kept as it is typed',
    on: ['note.change'],
    from: ['choosing'],
    to: (after, _, event) => after.context.note === event['note'],
  },
  {
    name: 'a choice that lacks something says what, and no request is sent; a whole one is priced',
    requirements: 'FORM-9',
    on: ['refund.review'],
    from: ['choosing'],
    to: (after, before, _, { asked }) => {
      const errors = refundDraftErrors(before.context);
      if (errors.length > 0) {
        return after.matches('choosing') && after.context.isReviewed && !('preview' in asked);
      }
      const { items } = asked['preview'] as { items: unknown };
      return (
        after.matches('previewing') &&
        isSame(items, before.context.picks) &&
        !after.context.isReviewed &&
        after.context.failure === null &&
        before.context.picks.every(({ reason, isUnopened }) => isUnopened || !mustBeUnopened(reason!))
      );
    },
  },
  {
    name: 'what the choice brings back is shown before anything is asked for',
    on: ['preview.done'],
    to: (after, before, { output }) =>
      after.matches('summarised') &&
      after.context.price === output &&
      !after.context.hasNewPrice &&
      after.context.prices === before.context.prices + 1,
  },
  {
    name: 'an amount that does not come leaves the choice as it is, and the reason is shown',
    on: ['preview.failed.offline', 'after.readLimit'],
    from: ['previewing'],
    to: (after, before, { error }) =>
      after.matches('choosing') &&
      isSame(after.context.picks, before.context.picks) &&
      (error ? after.context.failure === error : after.context.failure?.kind === 'timeout'),
  },
  {
    name: 'lines that cannot come back any more are read again, and the reason is shown',
    on: ['preview.failed.linesRefused', 'request.failed.linesRefused'],
    to: (after, _, { error }) => after.matches('reading') && after.context.failure === error,
  },
  {
    name: 'the choice can be changed, and nothing of it is lost',
    on: ['refund.edit'],
    from: ['summarised'],
    to: (after, before) =>
      after.matches('choosing') &&
      isSame(after.context.picks, before.context.picks) &&
      after.context.price === null &&
      after.context.failure === null,
  },
  {
    name: 'exactly what was shown is asked for, under the key of that price',
    requirements: 'REFUND-4',
    on: ['refund.submit'],
    from: ['summarised'],
    to: (after, { context }, _, { asked }) => {
      const { orderId, key, items, amount, note, pictures } = asked['request'] as RefundRequest;
      return (
        after.matches('requesting') &&
        after.context.failure === null &&
        orderId === context.orderId &&
        key === `${context.keySeed}-${context.prices}` &&
        isSame(items, context.picks) &&
        amount === context.price?.total &&
        note === context.note.trim() &&
        isSame(
          pictures,
          context.pictures.map(({ _id }) => _id),
        )
      );
    },
  },
  {
    name: 'what was asked for waits for its answer, or is answered already; the choice is done with',
    on: ['request.done'],
    to: (after, _, { output }) => {
      const { state } = output as RefundView;
      const { picks, note, pictures, price, wantsSummary, refund } = after.context;
      return (
        after.matches(state === 'REFUND_REQUESTED' ? 'requested' : 'answered') &&
        refund === output &&
        wantsSummary &&
        isSame([picks, note, pictures, price, after.context.hasNewPrice], [[], '', [], null, false])
      );
    },
  },
  {
    name: 'another amount is shown before it is asked for, under another key',
    on: ['request.failed.amountChanged'],
    to: (after, before, { error }) =>
      after.matches('summarised') &&
      after.context.price === (error as { data: { price: RefundPrice } }).data.price &&
      after.context.hasNewPrice &&
      after.context.prices === before.context.prices + 1,
  },
  {
    name: 'a request that another tab made is read, and the reason is shown',
    on: ['request.failed.alreadyOpen', 'withdraw.failed.answered'],
    to: (after, _, { error }) => after.matches('reading') && after.context.failure === error,
  },
  {
    name: 'a request whose fate is unknown can be sent again under the same key',
    on: ['request.failed.offline', 'after.saveLimit'],
    from: ['requesting'],
    to: (after, before, { error }) =>
      after.matches('summarised') &&
      after.context.prices === before.context.prices &&
      (error ? after.context.failure === error : after.context.failure?.kind === 'timeout'),
  },
  {
    name: 'a request is taken back with one tap',
    on: ['refund.withdraw'],
    from: ['requested'],
    to: ({ context: { failure, orderId }, ...after }, _, __, { asked }) =>
      after.value === 'withdrawing' && failure === null && isSame(asked['withdraw'], { orderId }),
  },
  {
    name: 'what was taken back leads to the choice',
    on: ['withdraw.done'],
    to: (after) => after.matches('reading') && !after.context.wantsSummary && after.context.failure === null,
  },
  {
    name: 'what could not be taken back remains as it was; what is not known is read',
    on: ['withdraw.failed.offline', 'after.saveLimit'],
    from: ['withdrawing'],
    to: (after, _, { error }) =>
      error
        ? after.matches('requested') && after.context.failure === error
        : after.matches('reading') && after.context.failure?.kind === 'timeout',
  },
  {
    name: 'more can be given back while something is left',
    on: ['refund.begin'],
    from: ['answered'],
    given: ({ context: { order } }) => order?.lines.some(({ refundable }) => refundable > 0) ?? false,
    to: (after) => after.matches('choosing') && !after.context.wantsSummary && after.context.failure === null,
  },
  {
    name: 'a session that ends is shown, and nothing of the choice is lost',
    on: [
      'read.failed.sessionOver',
      'preview.failed.sessionOver',
      'upload.failed.sessionOver',
      'request.failed.sessionOver',
      'withdraw.failed.sessionOver',
    ],
    to: (after, before) => after.matches('suspended') && isSame(after.context.picks, before.context.picks),
  },
];
