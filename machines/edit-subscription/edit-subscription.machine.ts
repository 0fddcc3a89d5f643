import { connect, withEvent, withFailure, withOutput } from '../kit/index.ts';
import { editPort, type EditServices, editSetup } from './edit-subscription.setup.ts';

const edited = {
  target: '#editSubscription.editing',
  actions: ['forgetPrice', 'forgetFailure', withEvent('edit')],
} as const;
const edits = {
  'line.add': edited,
  'line.replace': edited,
  'line.remove': edited,
  'quantity.change': edited,
  'interval.choose': edited,
  'card.choose': edited,
  'scope.choose': edited,
  'edit.discard': {
    target: '#editSubscription.editing.unchanged',
    actions: ['forgetPrice', 'forgetFailure', 'discard'],
  },
} as const;
export const editSubscriptionMachine = editSetup.createMachine({
  id: 'editSubscription',
  initial: 'reading',
  context: ({ input }) => ({
    ...input,
    view: null,
    draft: null,
    taken: [],
    refused: [],
    price: null,
    failure: null,
  }),
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'readEdit',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: withOutput('isKeptSaved'),
            target: 'editing.saved',
            actions: ['takeWhatIsSaved', withOutput('beginSaved'), 'reportWhatIsUnsold'],
          },
          // The unsaved draft is resumed; `conflicted` when the subscription has changed since.
          {
            guard: withOutput('isKeptOver'),
            target: 'conflicted',
            actions: [withOutput('begin'), 'reportWhatIsUnsold'],
          },
          { target: 'editing', actions: [withOutput('begin'), 'reportWhatIsUnsold'] },
        ],
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          { guard: withFailure('isGone'), target: 'left' },
          { target: 'unreadable', actions: withFailure('rememberFailure') },
        ],
      },
      after: { readLimit: { target: 'unreadable', actions: 'rememberTimeout' } },
    },
    unreadable: { on: { 'view.refresh': { target: 'reading', actions: 'forgetFailure' } } },
    editing: {
      tags: 'form',
      initial: 'judging',
      on: edits,
      states: {
        judging: {
          always: [
            { guard: 'isUnchanged', target: 'unchanged' },
            { guard: 'isIncomplete', target: 'incomplete' },
            { target: 'waiting' },
          ],
        },
        unchanged: {},
        incomplete: {},
        saved: { exit: 'forgetTaken' },
        waiting: { after: { typingPause: { target: 'pricing' } } },
        pricing: {
          tags: 'busy',
          invoke: {
            id: 'price',
            src: 'priceEdit',
            input: ({ context: { view, draft } }) => ({ view: view!, draft: draft! }),
            onDone: { target: 'priced', actions: withOutput('rememberPrice') },
            onError: [
              { guard: withFailure('isSessionOver'), target: '#editSubscription.suspended' },
              { target: 'priceless', actions: withFailure('rememberFailure') },
            ],
          },
          after: { readLimit: { target: 'priceless', actions: 'rememberTimeout' } },
        },
        /** No price: the box may be closed or an item gone. The stored plan is read before pricing again. */
        priceless: {
          on: { 'price.retry': { target: '#editSubscription.reloading', actions: 'forgetFailure' } },
        },
        priced: { on: { 'edit.save': { target: '#editSubscription.saving', actions: 'forgetFailure' } } },
      },
    },
    saving: {
      tags: ['busy', 'form', 'settling'],
      invoke: {
        id: 'save',
        src: 'saveEdit',
        input: ({ context: { view, draft, price } }) => ({ view: view!, draft: draft!, price: price! }),
        onDone: { target: 'editing.saved', actions: ['takeWhatIsSaved', withOutput('finish')] },
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          // Refused, or saved without an answer: the stored plan shows which, and is priced again.
          { target: 'reloading', actions: withFailure('rememberFailure') },
        ],
      },
      after: { saveLimit: { target: 'reloading', actions: 'rememberTimeout' } },
    },
    /** Reads the stored plan again; the draft is kept. */
    reloading: {
      tags: ['busy', 'form', 'settling'],
      invoke: {
        id: 'reread',
        src: 'readEdit',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: withOutput('isDone'),
            target: 'editing.saved',
            actions: ['forgetFailure', 'takeWhatIsSaved', withOutput('finish')],
          },
          { guard: withOutput('isOther'), target: 'conflicted', actions: withOutput('rememberView') },
          { target: 'editing', actions: ['forgetPrice', withOutput('rememberView')] },
        ],
        onError: [
          { guard: withFailure('isSessionOver'), target: 'suspended' },
          { guard: withFailure('isGone'), target: 'left' },
          { target: 'stuck', actions: withFailure('rememberFailure') },
        ],
      },
      after: { readLimit: { target: 'stuck', actions: 'rememberTimeout' } },
    },
    /** The stored plan could not be read; the draft is kept. */
    stuck: { tags: 'form', on: { 'view.refresh': { target: 'reloading', actions: 'forgetFailure' } } },
    conflicted: {
      tags: 'form',
      on: {
        'edit.keep': { target: 'editing', actions: ['forgetPrice', 'forgetFailure'] },
        'edit.discard': { target: 'editing.unchanged', actions: ['forgetPrice', 'forgetFailure', 'discard'] },
      },
    },
    suspended: {
      on: {
        'session.restored': [
          { guard: 'isUnread', target: 'reading' },
          { target: 'reloading', actions: 'forgetFailure' },
        ],
      },
    },
    left: { type: 'final' },
  },
});

export const connectEditSubscription = (services: EditServices) => connect(editSubscriptionMachine, editPort, services);
