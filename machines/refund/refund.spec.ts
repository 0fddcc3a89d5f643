import type { Invariant, Postcondition } from 'model-testing';
import { PHOTO_LIMIT_BYTES, validatePicture } from '../../domain/address/index.ts';
import { conflict, invalid } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import { MOST_REFUND_PICTURES, mustBeUnopened, refundDraftErrors } from '../../domain/refund/index.ts';
import { defineFlow, failures, isSame } from '../kit/testing.ts';
import { refundCopy } from './refund.copy.ts';
import { refundMachine } from './refund.machine.ts';
import type { RefundableView, RefundPrice, RefundRequest, RefundView } from './refund.types.ts';

const pads = {
  id: 'pads',
  slug: 'pad-super-12',
  type: 'product',
  name: { tr: 'Süper ped · 12’li', en: 'Super pads · 12' },
  isDonation: false,
  quantity: 3,
  refundable: 2,
  refundedUnits: 1,
  charged: kurus(24_603),
  balance: kurus(7_500),
  reason: null,
} as const;

const donation = {
  id: 'donation',
  slug: 'donation-standard-1',
  type: 'donation',
  name: { tr: 'Bağış paketi', en: 'Donation box' },
  isDonation: true,
  quantity: 1,
  refundable: 0,
  refundedUnits: 0,
  charged: kurus(9_990),
  balance: kurus(0),
  reason: 'DONATION',
} as const;

const order: RefundableView = {
  number: 'MRC-26-000148',
  endsOn: '2026-12-07',
  carrier: 'Yurtiçi Kargo',
  lines: [pads, donation],
};

const nothingLeft: RefundableView = {
  ...order,
  lines: [{ ...pads, refundable: 0, reason: 'ALREADY_REFUNDED' }, donation],
};

const price: RefundPrice = { total: kurus(10_701), toCard: kurus(8_201), toBalance: kurus(2_500) };
const lower: RefundPrice = { total: kurus(10_700), toCard: kurus(8_200), toBalance: kurus(2_500) };

const waiting: RefundView = {
  _id: 'r1',
  state: 'REFUND_REQUESTED',
  money: 'notReturned',
  lines: [{ id: 'pads', name: pads.name, quantity: 1, amount: price.total }],
  price,
  answerNote: null,
  shipment: { carrier: 'Yurtiçi Kargo', code: 'MERCAN-IADE', handOverBy: '2026-12-03' },
};

const partly: RefundView = { ...waiting, state: 'REFUNDED_PARTIALLY', money: 'unknown', shipment: null };
const fully: RefundView = { ...waiting, state: 'REFUNDED_FULLY', money: 'returned' };

const box = { name: 'kutu.jpg', type: 'image/jpeg', size: 900_000 };

const linesRefused = conflict({
  code: 'LINES_NOT_REFUNDABLE',
  data: { lines: [{ _line: 'pads', notRefundableReason: 'QUANTITY' }] },
});

/** What must hold in every state. */
const refundInvariants: readonly Invariant<typeof refundMachine>[] = [
  {
    name: 'of each line between one and what can come back is chosen',
    requirements: 'REFUND-1',
    holds: ({ context: { picks, order } }) =>
      picks.every(({ line, units }) => {
        const refundable = order?.lines.find(({ id }) => id === line)?.refundable ?? 0;
        return units >= 1 && units <= refundable;
      }),
  },
  {
    name: 'nothing is shown or asked for without a reason on each line',
    holds: (snapshot) =>
      !['previewing', 'summarised', 'requesting'].includes(snapshot.value) ||
      refundDraftErrors(snapshot.context).length === 0,
  },
  {
    name: 'an amount is asked for only after it was shown',
    holds: (snapshot) => !['summarised', 'requesting'].includes(snapshot.value) || snapshot.context.price !== null,
  },
  {
    name: 'while one request is open no other can be begun or sent',
    holds: (snapshot) =>
      snapshot.context.refund?.state !== 'REFUND_REQUESTED' ||
      (!snapshot.can({ type: 'refund.submit' }) && !snapshot.can({ type: 'refund.begin' })) ||
      snapshot.context.failure !== null,
  },
  {
    name: 'no more pictures than a request may have, and none that cannot be one on its way',
    holds: ({ context: { pictures, file } }) =>
      pictures.length <= MOST_REFUND_PICTURES && (file === null || validatePicture(file) === null),
  },
  {
    name: 'a request that waits can be taken back, and only that',
    holds: (snapshot) => snapshot.can({ type: 'refund.withdraw' }) === snapshot.matches('requested'),
  },
  {
    name: 'another return is offered exactly while something is left of the order',
    holds: (snapshot) =>
      !snapshot.matches('answered') ||
      snapshot.can({ type: 'refund.begin' }) === snapshot.context.order?.lines.some(({ refundable }) => refundable > 0),
  },
  {
    name: 'the customer can go on, or the flow moves by itself',
    holds: (snapshot) =>
      snapshot.hasTag('busy') ||
      snapshot.matches('choosing') ||
      snapshot.can({ type: 'refund.refresh' }) ||
      snapshot.can({ type: 'refund.edit' }) ||
      snapshot.can({ type: 'session.restored' }),
  },
];

/** Postconditions of the steps with pictures. */
const picturePostconditions: readonly Postcondition<typeof refundMachine>[] = [
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
    name: 'a picture that got there is shown beside the others, and one that did not leaves no trace',
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

type Read = { order: { lines: readonly { refundable: number }[] }; refund: RefundView | null };

/** What a step must lead to. */
const refundPostconditions: readonly Postcondition<typeof refundMachine>[] = [
  ...picturePostconditions,
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

/**
 * Adding a line accumulates, up to its refundable count; at zero the line is removed. Each line has its reason; an
 * opened product is refundable only when something was wrong with it. The amount of the request is the one that was
 * shown: another one is shown first. A request without an answer is sent again with its key, and is the same request.
 */
export const refundFlow = defineFlow(refundMachine, {
  name: 'refund',
  description: {
    tr: {
      title: 'Aldığını geri gönderir',
      text: 'Müşteri neyi, neden geri göndereceğini seçer, ne kadar döneceğini görür, ister ve cevabını izler.',
    },
    en: {
      title: 'Gives something back',
      text: 'A customer chooses what goes back and why, sees what it brings, asks for it, and follows the answer.',
    },
  },
  copy: refundCopy,
  inputs: {
    opened: { orderId: 'o1', wantsSummary: false, keySeed: 'seed' },
    summary: { orderId: 'o1', wantsSummary: true, keySeed: 'seed' },
  },
  events: {
    'line.add': [{ line: 'pads' }, { line: 'donation' }],
    'line.remove': [{ line: 'pads' }, { line: 'unknown' }],
    'reason.choose': [
      { line: 'pads', reason: 'CHANGED_MIND' },
      { line: 'pads', reason: 'DAMAGED' },
    ],
    'unopened.set': [{ line: 'pads', isUnopened: true }],
    'note.change': [{ note: 'Kutu ezilmiş.' }],
    'picture.add': [{ file: box }, { file: { ...box, name: 'film.jpg', size: PHOTO_LIMIT_BYTES + 1 } }],
    'picture.remove': [{ picture: 'p1' }],
    'upload.progressed': [{ share: 0.5 }],
  },
  outcomes: {
    read: {
      done: {
        fresh: { order, refund: null },
        open: { order, refund: waiting },
        partly: { order, refund: partly },
        fully: { order: nothingLeft, refund: fully },
      },
      failed: failures('offline', 'sessionOver'),
    },
    preview: { done: { priced: price }, failed: { ...failures('offline', 'sessionOver'), linesRefused } },
    upload: {
      done: { kept: { _id: 'p1', name: 'kutu.jpg' } },
      failed: { ...failures('offline', 'sessionOver'), notAPicture: invalid([{ field: 'picture', code: 'invalid' }]) },
    },
    request: {
      done: { waits: waiting, atOnce: partly },
      failed: {
        ...failures('offline', 'sessionOver'),
        linesRefused,
        amountChanged: conflict({ code: 'REFUND_AMOUNT_CHANGED', data: { price: lower } }),
        alreadyOpen: conflict({ code: 'REFUND_OPEN', data: { _refund: 'r1' } }),
      },
    },
    withdraw: {
      done: { gone: {} },
      failed: { ...failures('offline', 'sessionOver'), answered: conflict({ code: 'REFUND_ANSWERED' }) },
    },
  },
  project: ({ context }) => ({
    wants: context.wantsSummary,
    hasMore: context.order && context.order !== nothingLeft,
    refund: context.refund?.state ?? null,
    picks: context.picks.map(({ units, reason, isUnopened }) => [units, reason, isUnopened]),
    hasPictures: context.pictures.length > 0,
    share: context.share,
    pictureError: context.pictureError,
    isReviewed: context.isReviewed,
    price: context.price?.total ?? null,
    hasNewPrice: context.hasNewPrice,
    failure: context.failure !== null,
  }),
  tags: {
    busy: ['reading', 'uploading', 'previewing', 'requesting', 'withdrawing'],
    choice: ['choosing', 'uploading', 'previewing'],
  },
  invariants: refundInvariants,
  postconditions: refundPostconditions,
});
