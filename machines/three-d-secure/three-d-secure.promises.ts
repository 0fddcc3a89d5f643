import type { StepPromise } from 'model-testing';
import type { AttemptReport, threeDSecureMachine } from './three-d-secure.machine.ts';

type Step = StepPromise<typeof threeDSecureMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

/** Five reads are allowed, and one of them is being answered. */
const mayReadAgain = ({ context }: Snapshot): boolean => context.reads + 1 < 5;
const hasBankPage = ({ context }: Snapshot): boolean => context.redirectUrl !== null;

const noClearAnswer: Step['on'] = [
  'read.done.settling',
  'read.done.unknown',
  'read.failed.offline',
  'read.failed.unavailable',
  'after.readLimit',
];

type Decline = Extract<AttemptReport, { state: 'declined' }>;

export const threeDSecurePromises: readonly Step[] = [
  {
    name: 'whatever is asked is asked about this attempt',
    on: [
      'start',
      'frame.opened',
      'challenge.returned',
      'payment.cancel',
      'payment.check',
      'session.restored',
      'after.abandonPoll',
      'after.challengePoll',
      'after.settlePoll',
      'after.unknownPoll',
    ],
    to: ({ context }, _before, _event, { asked }) =>
      [asked.read, asked.abandon].every(
        (request) => !request || (request.attemptId === context.attemptId && request.purpose === context.purpose),
      ),
  },
  {
    name: "a payment begins on the bank's page; one taken up again has no page and is read at once",
    requirements: 'PAYMENT-1',
    on: ['start'],
    to: (after) => after.matches(hasBankPage(after) ? { approving: 'opening' } : { settling: 'reading' }),
  },
  {
    name: "the bank's page that opened is waited for",
    on: ['frame.opened'],
    from: ['approving.opening', 'approving.blocked'],
    to: ['approving.waiting'],
  },
  {
    name: "a page that comes after the bank's first one may be what follows its answer: the server is asked at once",
    on: ['frame.opened'],
    from: ['approving.waiting'],
    to: ['approving.looking'],
  },
  {
    name: "a bank's page that does not open is offered in the whole window",
    on: ['after.frameLimit'],
    to: ['approving.blocked.pausing'],
  },
  {
    name: 'and the server is asked for what may happen there, and for an end of the time',
    on: ['after.challengePoll'],
    from: ['approving.blocked.pausing'],
    to: ['approving.blocked.reading'],
  },
  {
    name: 'a page that did not open stays offered while the bank asks',
    on: ['read.done.stillApproving', 'read.done.justCreated'],
    from: ['approving.blocked.reading'],
    to: ['approving.blocked.pausing'],
  },
  {
    name: 'while the shopper types, the server is asked now and then, and nothing but an answer takes the page away',
    on: ['after.challengePoll'],
    from: ['approving.waiting'],
    to: ['approving.looking'],
  },
  {
    name: 'a bank that still asks keeps its page',
    on: ['read.done.stillApproving', 'read.done.justCreated'],
    from: ['approving.looking', 'lookupFailed.reading'],
    to: ['approving.waiting'],
  },
  {
    name: 'while the server says nothing we do not know: the shopper may have approved',
    requirements: 'PAYMENT-5',
    on: ['read.failed.offline', 'read.failed.unavailable', 'after.readLimit'],
    from: ['approving.looking', 'approving.blocked.reading'],
    to: ['lookupFailed.pausing'],
  },
  {
    name: 'and as long as it says nothing',
    on: ['read.failed.offline', 'read.failed.unavailable', 'after.readLimit'],
    from: ['lookupFailed.reading'],
    to: ['lookupFailed.pausing'],
  },
  {
    name: 'a server that says nothing is asked again',
    on: ['after.challengePoll'],
    from: ['lookupFailed.pausing'],
    to: ['lookupFailed.reading'],
  },
  {
    name: 'when the bank sends the shopper back, the server says how it ended. No clock of ours ends a payment',
    requirements: 'PAYMENT-8',
    on: ['challenge.returned'],
    from: ['approving'],
    to: ['settling.reading'],
  },
  {
    name: 'when the bank sends the shopper back while the server is silent, the server is asked all the same',
    on: ['challenge.returned'],
    from: ['lookupFailed'],
    to: ['settling.reading'],
  },
  {
    name: 'giving up is shown as done only after no money can move any more',
    on: ['payment.cancel'],
    from: ['approving', 'lookupFailed'],
    to: ['abandoning'],
  },
  {
    name: 'a payment that was taken is paid',
    requirements: 'PAYMENT-2',
    on: ['read.done.paid', 'abandon.done.paidAfterAll'],
    to: ['paid'],
  },
  {
    name: "a payment that the bank refused is declined, with the bank's own reason",
    on: ['read.done.declined', 'read.done.refusedForGood'],
    to: ({ value, output }, _, event) => {
      const { declineCode, retryable } = event['output'] as Decline;
      return (
        value === 'declined' &&
        output?.outcome === 'declined' &&
        output.declineCode === declineCode &&
        output.retryable === retryable
      );
    },
  },
  { name: 'a payment whose time ran out is expired', on: ['read.done.expired'], to: ['expired'] },
  {
    name: 'a payment that was given up is cancelled',
    on: ['read.done.abandoned', 'abandon.done.abandoned'],
    to: ['cancelled'],
  },
  {
    name: 'a session that ends in the middle of a payment is shown, and the payment waits',
    on: ['read.failed.sessionOver', 'abandon.failed.sessionOver'],
    to: ['suspended'],
  },
  {
    name: 'signing in again leads back to the same payment',
    on: ['session.restored'],
    from: ['suspended'],
    to: ['settling.reading'],
  },
  {
    name: 'a question that failed says why, until an answer comes',
    on: ['read.failed.offline', 'read.failed.unavailable', 'abandon.failed.offline', 'read.done', 'abandon.done'],
    to: ({ context }, _, { error }) => context.failure === (error ?? null),
  },
  {
    name: 'a server that has not received the giving up may still be about to charge: nothing is claimed',
    requirements: 'PAYMENT-9',
    on: ['abandon.failed.offline', 'after.readLimit'],
    from: ['abandoning'],
    to: ['abandonFailed.pausing'],
  },
  {
    name: 'and as long as it has not received it',
    on: ['abandon.failed.offline', 'after.readLimit'],
    from: ['abandonFailed.retrying'],
    to: ['abandonFailed.pausing'],
  },
  { name: 'it is sent again, after a pause', on: ['after.abandonPoll'], to: ['abandonFailed.retrying'] },
  {
    name: 'a bank that still asks gets its page back while there is one',
    on: ['read.done.stillApproving', 'read.done.justCreated'],
    from: ['settling.reading'],
    given: (before) => hasBankPage(before) && mayReadAgain(before),
    to: ['approving.opening'],
  },
  {
    name: 'an end that is not known yet is asked for again, after a pause',
    on: noClearAnswer,
    from: ['settling.reading'],
    given: mayReadAgain,
    to: ['settling.pausing'],
  },
  {
    name: 'after five reads we say that we do not know',
    on: [...noClearAnswer, 'read.done.stillApproving', 'read.done.justCreated'],
    from: ['settling.reading'],
    given: (before) => !mayReadAgain(before),
    to: ['unknown.resting'],
  },
  { name: 'after the pause the server is asked', on: ['after.settlePoll'], to: ['settling.reading'] },
  {
    name: 'while we do not know, we keep asking: by ourselves, and when the shopper wants',
    on: ['payment.check', 'after.unknownPoll'],
    from: ['unknown.resting'],
    to: ['unknown.reading'],
  },
  {
    name: 'without a clear answer we still do not know',
    on: noClearAnswer,
    from: ['unknown.reading'],
    to: ['unknown.resting'],
  },
  {
    name: 'a shopper who does not want to wait can leave, and reads that the outcome is not known',
    on: ['payment.leave'],
    from: ['unknown', 'abandonFailed', 'suspended'],
    to: ['left'],
  },
];
