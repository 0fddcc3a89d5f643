import { contractRequestOf, quoteRequestOf } from './checkout.order.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { words } from './checkout.words.ts';

/** Everything before money: edits are taken in each of these states and never lost. */
export const filling = checkoutSetup.createStateConfig({
  ...words.filling,
  tags: 'form',
  initial: 'quoting',
  on: {
    'cart.changed': { target: '.quoting', actions: { type: 'rememberCart', params: ({ event }) => event } },
    'address.choose': { target: '.quoting', actions: { type: 'rememberAddress', params: ({ event }) => event } },
    'balance.use': { target: '.quoting', actions: { type: 'rememberBalanceUse', params: ({ event }) => event } },
    'agreement.set': { guard: 'hasContracts', actions: { type: 'rememberAgreement', params: ({ event }) => event } },
  },
  states: {
    quoting: {
      ...words.quoting,
      tags: 'busy',
      always: { guard: 'isCartEmpty', target: 'empty' },
      invoke: {
        id: 'quote',
        src: 'quoteOrder',
        input: ({ context }) => quoteRequestOf(context),
        onDone: [
          {
            guard: 'hasAddress',
            target: 'drafting',
            actions: { type: 'rememberQuote', params: ({ event }) => ({ quote: event.output }) },
          },
          {
            target: 'addressing',
            actions: { type: 'rememberQuote', params: ({ event }) => ({ quote: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isSessionOver', params: ({ event }) => ({ error: event.error }) },
            target: '#checkout.suspended',
          },
          {
            target: 'quoteFailed',
            actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      after: { readLimit: { target: 'quoteFailed' } },
    },
    quoteFailed: { ...words.quoteFailed, tags: 'resting', on: { 'quote.retry': { target: 'quoting' } } },
    empty: { ...words.empty, tags: 'resting' },
    addressing: { ...words.addressing, tags: 'resting' },
    drafting: {
      ...words.drafting,
      tags: 'busy',
      invoke: {
        id: 'contracts',
        src: 'draftContracts',
        input: ({ context }) => contractRequestOf(context),
        onDone: {
          target: 'ready',
          actions: { type: 'rememberContracts', params: ({ event }) => ({ contracts: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isSessionOver', params: ({ event }) => ({ error: event.error }) },
            target: '#checkout.suspended',
          },
          {
            guard: { type: 'isCode', params: ({ event }) => ({ error: event.error, code: 'ADDRESS_NOT_FOUND' }) },
            target: 'addressing',
            actions: ['forgetTexts', 'forgetAddress', { type: 'notice', params: { notice: 'addressGone' } }],
          },
          {
            target: 'draftFailed',
            actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      after: { readLimit: { target: 'draftFailed' } },
    },
    draftFailed: { ...words.draftFailed, tags: 'resting', on: { 'quote.retry': { target: 'quoting' } } },
    ready: {
      ...words.ready,
      tags: 'resting',
      on: {
        'order.place': {
          guard: 'isOrderPayable',
          target: '#checkout.paying',
          actions: ['forgetTroubles', 'mintAttempt'],
        },
      },
    },
  },
});
