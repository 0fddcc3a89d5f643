import { PHOTO_LIMIT_BYTES } from '../../domain/address/index.ts';
import { conflict, invalid } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import { defineFlow, failures } from '../kit/testing.ts';
import { refundCopy } from './refund.copy.ts';
import { refundMachine } from './refund.machine.ts';
import { refundPromises } from './refund.promises.ts';
import { refundRules } from './refund.rules.ts';
import type { RefundableView, RefundPrice, RefundView } from './refund.types.ts';

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

export const refundFlow = defineFlow(refundMachine, {
  name: 'refund',
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
  invariants: refundRules,
  promises: refundPromises,
});
