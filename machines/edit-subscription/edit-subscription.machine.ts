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
          // What was left is taken up, unless what it was made over has changed.
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
        /** Why may be that the box is closed, or a thing is gone: what is stored is read before it is priced again. */
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
          // Refused, or saved without an answer: what is stored now says which, and what it costs by now.
          { target: 'reloading', actions: withFailure('rememberFailure') },
        ],
      },
      after: { saveLimit: { target: 'reloading', actions: 'rememberTimeout' } },
    },
    /** What is stored by now, with the draft kept. */
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
    /** There is a draft, and what is stored is not known. */
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
