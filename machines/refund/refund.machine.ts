import { assign, setup } from 'xstate';
import { type PictureFile, validatePicture } from '../../domain/address/index.ts';
import { seconds } from '../../domain/calendar/index.ts';
import { type Failure, timedOut } from '../../domain/failure/index.ts';
import { addUnits, keepPossible, MOST_REFUND_PICTURES, refundDraftErrors } from '../../domain/refund/index.ts';
import {
  ask,
  connect,
  hasCode,
  isCode,
  isSessionOver,
  limits,
  port,
  type ServicesOf,
  withEvent,
  withFailure,
  withOutput,
} from '../kit/index.ts';
import type {
  RefundableView,
  RefundContext,
  RefundEvent,
  RefundInput,
  RefundItem,
  RefundPrice,
  RefundRequest,
  RefundView,
} from './refund.types.ts';

type Read = { order: RefundableView; refund: RefundView | null };
type EventOf<Type extends RefundEvent['type']> = Extract<RefundEvent, { type: Type }>;

const refundPort = port({
  /** The order's refundable lines and its latest refund. Rejects with a `Failure`. */
  readRefund: ask<{ orderId: string }, Read>(),
  /** The amount that the chosen lines refund. Rejects with a `Failure`; code LINES_NOT_REFUNDABLE. Spec §7. */
  preview: ask<{ orderId: string; items: readonly RefundItem[] }, RefundPrice>(),
  /** Stores a picture for the request that is being written. Rejects with a `Failure`. */
  upload: ask<{ orderId: string; file: PictureFile }, { _id: string; name: string }>(),
  /**
   * Requests the refund, once per key. Rejects with a `Failure`: codes LINES_NOT_REFUNDABLE, REFUND_OPEN,
   * REFUND_AMOUNT_CHANGED (data.price).
   */
  request: ask<RefundRequest, RefundView>(),
  /** Withdraws the open request. Rejects with a `Failure`; code REFUND_ANSWERED. */
  withdraw: ask<{ orderId: string }, object>(),
});

export type RefundServices = ServicesOf<typeof refundPort>;

/** The chosen lines as the contract takes them; each has a reason, since only a valid choice gets here. */
const itemsOf = ({ picks }: RefundContext): RefundItem[] => picks.map((pick) => ({ ...pick, reason: pick.reason! }));

function countOf({ order, picks }: RefundContext, id: string, count: number) {
  const line = order?.lines.find((one) => one.id === id);
  return line ? addUnits(picks, line, count) : picks;
}

const refundSetup = setup({
  types: {} as {
    input: RefundInput;
    context: RefundContext;
    events: RefundEvent;
    tags: 'busy' | 'choice';
    children: {
      read: 'readRefund';
      preview: 'preview';
      upload: 'upload';
      request: 'request';
      withdraw: 'withdraw';
    };
  },
  actors: refundPort.actors,
  guards: {
    isOpen: (_, { output }: { output: Read }) => output.refund?.state === 'REFUND_REQUESTED',
    /** Whether to show the latest refund: the customer asked for it, or nothing more can be refunded. */
    isWanted: ({ context: { wantsSummary } }, { output }: { output: Read }) =>
      output.refund !== null && (wantsSummary || output.order.lines.every(({ refundable }) => refundable === 0)),
    isAsked: (_, { output }: { output: RefundView }) => output.state === 'REFUND_REQUESTED',
    hasMore: ({ context: { order } }) => order?.lines.some(({ refundable }) => refundable > 0) ?? false,
    isComplete: ({ context }) => refundDraftErrors(context).length === 0,
    isRefusedFile: ({ context }, { file }: EventOf<'picture.add'>) =>
      validatePicture(file) !== null || context.pictures.length >= MOST_REFUND_PICTURES,
    isWrongFile: (_, { failure }: { failure: Failure }) => failure.kind === 'invalid',
    isCode,
    isSessionOver,
  },
  actions: {
    rememberRead: assign(({ context }, { output }: { output: Read }) => ({
      ...output,
      picks: keepPossible(context.picks, output.order.lines),
    })),
    rememberRefund: assign((_, { output }: { output: RefundView }) => ({ refund: output })),
    addUnit: assign(({ context }, { line }: EventOf<'line.add'>) => ({ picks: countOf(context, line, 1) })),
    removeUnit: assign(({ context }, { line }: EventOf<'line.remove'>) => ({ picks: countOf(context, line, -1) })),
    chooseReason: assign(({ context: { picks } }, { line, reason }: EventOf<'reason.choose'>) => ({
      picks: picks.map((pick) => (pick.line === line ? { ...pick, reason } : pick)),
    })),
    setUnopened: assign(({ context: { picks } }, { line, isUnopened }: EventOf<'unopened.set'>) => ({
      picks: picks.map((pick) => (pick.line === line ? { ...pick, isUnopened } : pick)),
    })),
    changeNote: assign((_, { note }: EventOf<'note.change'>) => ({ note })),
    refuseFile: assign((_, { file }: EventOf<'picture.add'>) => ({
      pictureError: validatePicture(file) ?? ('tooLong' as const),
    })),
    beginUpload: assign((_, { file }: EventOf<'picture.add'>) => ({
      file,
      share: 0,
      pictureError: null,
      failure: null,
    })),
    rememberShare: assign((_, { share }: EventOf<'upload.progressed'>) => ({ share })),
    keepPicture: assign(({ context }, { output }: { output: { _id: string; name: string } }) => ({
      pictures: [...context.pictures, output],
    })),
    dropPicture: assign(({ context }, { picture }: EventOf<'picture.remove'>) => ({
      pictures: context.pictures.filter(({ _id }) => _id !== picture),
      pictureError: null,
    })),
    forgetFile: assign({ file: null, share: 0 }),
    notAPicture: assign({ pictureError: 'invalid' }),
    showErrors: assign({ isReviewed: true }),
    rememberPrice: assign(({ context: { prices } }, { output }: { output: RefundPrice }) => ({
      price: output,
      prices: prices + 1,
      hasNewPrice: false,
    })),
    replacePrice: assign(({ context: { prices } }, { failure }: { failure: Failure }) => ({
      price: (failure.data as { price: RefundPrice }).price,
      prices: prices + 1,
      hasNewPrice: true,
    })),
    forgetChoice: assign({ picks: [], note: '', pictures: [], wantsSummary: true }),
    wantAnother: assign({ wantsSummary: false }),
    beginAgain: assign({ wantsSummary: false, failure: null }),
    /** A price belongs to one choice: another choice is priced again. */
    forgetPrice: assign({ price: null, hasNewPrice: false }),
    forgetTroubles: assign({ isReviewed: false, failure: null, pictureError: null }),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    rememberTimeout: assign({ failure: timedOut() }),
  },
  delays: { ...limits, uploadLimit: seconds(90) },
});

const rememberFailure = withFailure('rememberFailure');
const sessionOver = { guard: withFailure('isSessionOver'), target: 'suspended' } as const;
/** The refundable lines have changed: they are read again. */
const linesRefused = { guard: hasCode('LINES_NOT_REFUNDABLE'), target: 'reading', actions: rememberFailure } as const;
const again = { 'refund.refresh': { target: 'reading', actions: 'forgetTroubles' } } as const;

export const refundMachine = refundSetup.createMachine({
  id: 'refund',
  initial: 'reading',
  context: ({ input }) => ({
    ...input,
    order: null,
    refund: null,
    picks: [],
    note: '',
    pictures: [],
    file: null,
    share: 0,
    pictureError: null,
    isReviewed: false,
    price: null,
    prices: 0,
    hasNewPrice: false,
    failure: null,
  }),
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'readRefund',
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: [
          { guard: withOutput('isOpen'), target: 'requested', actions: withOutput('rememberRead') },
          { guard: withOutput('isWanted'), target: 'answered', actions: withOutput('rememberRead') },
          { target: 'choosing', actions: [withOutput('rememberRead'), 'forgetPrice', 'wantAnother'] },
        ],
        onError: [sessionOver, { target: 'unreadable', actions: rememberFailure }],
      },
      after: { readLimit: { target: 'unreadable', actions: 'rememberTimeout' } },
    },
    unreadable: { on: again },
    choosing: {
      tags: 'choice',
      on: {
        'line.add': { actions: withEvent('addUnit') },
        'line.remove': { actions: withEvent('removeUnit') },
        'reason.choose': { actions: withEvent('chooseReason') },
        'unopened.set': { actions: withEvent('setUnopened') },
        'note.change': { actions: withEvent('changeNote') },
        'picture.add': [
          { guard: withEvent('isRefusedFile'), actions: withEvent('refuseFile') },
          { target: 'uploading', actions: withEvent('beginUpload') },
        ],
        'picture.remove': { actions: withEvent('dropPicture') },
        'refund.review': [
          { guard: 'isComplete', target: 'previewing', actions: 'forgetTroubles' },
          { actions: 'showErrors' },
        ],
      },
    },
    uploading: {
      tags: ['busy', 'choice'],
      exit: 'forgetFile',
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context: { orderId, file } }) => ({ orderId, file: file! }),
        onDone: { target: 'choosing', actions: withOutput('keepPicture') },
        onError: [
          sessionOver,
          { guard: withFailure('isWrongFile'), target: 'choosing', actions: 'notAPicture' },
          { target: 'choosing', actions: rememberFailure },
        ],
      },
      on: {
        'upload.progressed': { actions: withEvent('rememberShare') },
        'upload.cancel': { target: 'choosing' },
      },
      after: { uploadLimit: { target: 'choosing', actions: 'rememberTimeout' } },
    },
    previewing: {
      tags: ['busy', 'choice'],
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => ({ orderId: context.orderId, items: itemsOf(context) }),
        onDone: { target: 'summarised', actions: withOutput('rememberPrice') },
        onError: [sessionOver, linesRefused, { target: 'choosing', actions: rememberFailure }],
      },
      after: { readLimit: { target: 'choosing', actions: 'rememberTimeout' } },
    },
    summarised: {
      on: {
        'refund.edit': { target: 'choosing', actions: ['forgetTroubles', 'forgetPrice'] },
        'refund.submit': { target: 'requesting', actions: 'forgetTroubles' },
      },
    },
    requesting: {
      tags: 'busy',
      invoke: {
        id: 'request',
        src: 'request',
        input: ({ context }) => ({
          orderId: context.orderId,
          key: `${context.keySeed}-${context.prices}`,
          items: itemsOf(context),
          amount: context.price!.total,
          note: context.note.trim(),
          pictures: context.pictures.map(({ _id }) => _id),
        }),
        onDone: [
          {
            guard: withOutput('isAsked'),
            target: 'requested',
            actions: [withOutput('rememberRefund'), 'forgetChoice', 'forgetPrice'],
          },
          // Goods that have not left the shop are refunded at once.
          { target: 'answered', actions: [withOutput('rememberRefund'), 'forgetChoice', 'forgetPrice'] },
        ],
        onError: [
          sessionOver,
          linesRefused,
          { guard: hasCode('REFUND_AMOUNT_CHANGED'), target: 'summarised', actions: withFailure('replacePrice') },
          { guard: hasCode('REFUND_OPEN'), target: 'reading', actions: rememberFailure },
          // Sent again with the same key, it is the same request.
          { target: 'summarised', actions: rememberFailure },
        ],
      },
      after: { saveLimit: { target: 'summarised', actions: 'rememberTimeout' } },
    },
    requested: { on: { ...again, 'refund.withdraw': { target: 'withdrawing', actions: 'forgetTroubles' } } },
    withdrawing: {
      tags: 'busy',
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: { target: 'reading', actions: 'beginAgain' },
        onError: [
          sessionOver,
          { guard: hasCode('REFUND_ANSWERED'), target: 'reading', actions: rememberFailure },
          { target: 'requested', actions: rememberFailure },
        ],
      },
      // A timeout leaves the outcome unknown: the refund is read again.
      after: { saveLimit: { target: 'reading', actions: 'rememberTimeout' } },
    },
    answered: {
      on: { ...again, 'refund.begin': { guard: 'hasMore', target: 'choosing', actions: 'beginAgain' } },
    },
    suspended: { on: { 'session.restored': { target: 'reading', actions: 'forgetTroubles' } } },
  },
});

export const connectRefund = (services: RefundServices) => connect(refundMachine, refundPort, services);
