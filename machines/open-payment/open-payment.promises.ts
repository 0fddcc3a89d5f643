import type { StepPromise } from 'model-testing';
import { type AccountAttempt, attemptOutcome } from '../../domain/payment/index.ts';
import { isSame } from '../kit/testing.ts';
import type { openPaymentMachine } from './open-payment.machine.ts';

type Step = StepPromise<typeof openPaymentMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

const accountOf = ({ context }: Snapshot) => context.shopper?.account ?? null;
const outermost = ({ value }: Snapshot): string => (typeof value === 'string' ? value : Object.keys(value)[0]!);
const isSigned = (snapshot: Snapshot) => accountOf(snapshot) !== null;
const isShown = (snapshot: Snapshot) => snapshot.hasTag('shown');
const hint = ({ context }: Snapshot) => context.hint;
const isHinted = (snapshot: Snapshot) => {
  const kept = hint(snapshot);
  return kept?.money === 'unknown' && kept.account === accountOf(snapshot);
};
/** A guest's page that has a notice, with a payment left here less than a day ago. */
const isLeft = ({ context }: Snapshot) =>
  context.hint?.money === 'unknown' && context.now - context.hint.since! < 86_400_000;

/** Nothing is known of any attempt. */
const isSettled = ({ context }: Snapshot) => context.attempt === null;

const quiet = ['paused', 'none', 'left', 'asking', 'lookupFailed', 'awaiting'];
const answers = ['find.done.open', 'find.done.paid', 'find.done.another', 'find.done.declined', 'find.done.refunded'];
const followed = ['follow.done.open', 'follow.done.paid', 'follow.done.declined', 'follow.done.refunded'];

export const openPaymentPromises: readonly Step[] = [
  {
    name: 'a shopper’s payment is looked up, or what is known is shown, as soon as a page has a notice',
    on: ['shopper.known', 'page.shown'],
    from: quiet,
    to: (after, before, event) => {
      if (event.type === 'shopper.known' && before.context.shopper?.account === event['account'])
        return outermost(after) === outermost(before);
      if (!after.context.hasNotice || after.context.shopper === null) return after.matches('paused');
      if (isSigned(after)) return after.matches('asking');
      return after.matches(isLeft(after) ? 'left' : 'none');
    },
  },
  {
    name: 'what the page, the session and the checkout say is remembered with its time',
    on: ['shopper.known', 'page.shown', 'hint.changed'],
    given: ({ context }, event) => event.type !== 'shopper.known' || context.shopper?.account !== event['account'],
    to: ({ context }, _, event) =>
      context.now === event['at'] &&
      (event.type !== 'shopper.known' || context.shopper?.account === event['account']) &&
      (event.type !== 'page.shown' || context.hasNotice === event['hasNotice']) &&
      (event.type !== 'hint.changed' || context.hint === event['hint']),
  },
  {
    name: 'a new hint is remembered in every state',
    on: ['hint.changed'],
    from: ['paused', 'asking', 'lookupFailed', 'open', 'paid', 'notCharged', 'refunded', 'acknowledging', 'none'],
    to: ({ context }, _, event) => context.hint === event['hint'],
  },
  {
    name: 'when another tab learns something of it, an open payment is asked about at once',
    on: ['hint.changed'],
    from: ['open'],
    to: (after, _before, _event, { asked }) => after.matches({ open: 'asking' }) && 'find' in asked,
  },
  {
    name: 'of one account nothing is shown to another',
    on: ['shopper.known'],
    given: ({ context }, event) => context.shopper?.account !== event['account'],
    to: ({ context }) => context.attempt === null && !context.isFromHere && context.seen === null,
  },
  {
    name: 'the same shopper changes nothing of what is shown',
    on: ['shopper.known'],
    given: ({ context }, event) => context.shopper?.account === event['account'],
    to: (after, before) => isShown(after) === isShown(before) && after.context.attempt === before.context.attempt,
  },
  {
    name: 'on the next page what is shown stays, and is looked up again; a page that shows it itself hides the notice',
    on: ['page.shown'],
    from: ['open', 'paid', 'notCharged', 'refunded'],
    to: (after, before, event, { asked }) =>
      event['hasNotice'] ? outermost(after) === outermost(before) && 'find' in asked : after.matches('paused'),
  },
  {
    name: 'how the attempt stands is shown in the words of the server',
    on: [...answers, ...followed] as Step['on'],
    to: (after, _before, { output }) => {
      const { report } = output as AccountAttempt;
      return (
        outermost(after) === (attemptOutcome(report) ?? 'open') &&
        !after.hasTag('busy') &&
        after.context.attempt?.report.attemptId === report.attemptId
      );
    },
  },
  {
    name: 'what was paid for from this browser leaves the cart before it is shown; of another one’s nothing does',
    on: ['find.done.paid', 'find.done.another', 'follow.done.paid'],
    to: (after, before, { output }, { ran }) => {
      const isSameAttempt = before.context.attempt?.report.attemptId === (output as AccountAttempt).report.attemptId;
      const isFromHere = hint(before)?.account === accountOf(before) || (isSameAttempt && before.context.isFromHere);
      return after.context.isFromHere === isFromHere && (ran['takeOutPaid'] !== undefined) === isFromHere;
    },
  },
  {
    name: 'where there is none, nothing is shown; an order that may be on its way is waited for',
    on: ['find.done.none', 'find.done.cardCheck'],
    given: (before) => !before.matches('open'),
    to: (after) =>
      after.matches(isHinted(after) ? { awaiting: 'resting' } : 'none') &&
      after.context.attempt === null &&
      !after.context.isFromHere,
  },
  {
    name: 'an open payment whose end was read elsewhere is asked after, to be shown here too',
    on: ['find.done.none', 'find.done.cardCheck'],
    from: ['open.asking'],
    to: (after, before, _event, { asked }) =>
      after.matches({ open: 'following' }) && asked.follow?.attempt === before.context.attempt,
  },
  {
    name: 'one that the server does not know is shown no more',
    on: ['follow.done.gone'],
    to: (after) =>
      after.matches(isHinted(after) ? { awaiting: 'resting' } : 'none') &&
      after.context.attempt === null &&
      !after.context.isFromHere,
  },
  {
    name: 'without an answer nothing is claimed, and nothing that was shown is lost',
    on: ['find.failed.offline', 'follow.failed.offline', 'after.readLimit'],
    given: (before) => !before.matches('acknowledging'),
    to: (after, before) =>
      !after.hasTag('busy') &&
      (before.matches('asking') ? after.matches('lookupFailed') : outermost(after) === outermost(before)),
  },
  {
    name: 'where there was none, coming back to the page looks it up again, but not within ten seconds',
    on: ['payment.look'],
    from: ['none'],
    to: (after, before, _event, { asked }) => {
      if (!before.matches({ none: 'listening' })) return after.matches({ none: 'resting' });
      return isSigned(before) ? after.matches('asking') && 'find' in asked : after.matches('none');
    },
  },
  {
    name: 'what was just looked up is not looked up again at once',
    on: [
      'shopper.known',
      'page.shown',
      'hint.changed',
      'payment.look',
      'find.done.none',
      'find.done.cardCheck',
      'follow.done.gone',
      'acknowledge.done',
      'after.arrivalLimit',
      'after.leftLimit',
    ],
    to: (after, before) => !after.matches({ none: 'listening' }) || before.matches({ none: 'listening' }),
  },
  {
    name: 'it is listened for the focus again after a while',
    on: ['after.poll'],
    from: ['none.resting'],
    to: ['none.listening'],
  },
  {
    name: 'it is asked again after a while, and when the page has the focus again',
    on: ['after.poll', 'payment.look'],
    from: ['lookupFailed', 'awaiting.resting', 'open.resting'],
    to: (after, before, _event, { asked }) =>
      'find' in asked &&
      after.hasTag('busy') &&
      (before.matches('lookupFailed') ? after.matches('asking') : outermost(after) === outermost(before)),
  },
  {
    name: 'an ended session shows nothing until the shopper is known again',
    on: ['find.failed.sessionOver', 'follow.failed.sessionOver', 'acknowledge.failed.sessionOver'],
    to: ['paused'],
  },
  {
    name: 'a new hint counts at once: a guest sees it, a customer’s order is waited for, one without is not',
    on: ['hint.changed'],
    from: ['none', 'left', 'awaiting'],
    to: (after) => {
      if (isSigned(after)) return after.matches(isHinted(after) ? 'awaiting' : 'none');
      return after.matches(isLeft(after) ? 'left' : 'none');
    },
  },
  {
    name: 'an order that has not arrived in a minute never left; what was left a day ago is shown no more',
    on: ['after.arrivalLimit', 'after.leftLimit'],
    to: (after, _before, _event, { ran }) => after.matches('none') && hint(after) === null && 'forgetHint' in ran,
  },
  {
    name: 'an end that is closed, or was shown by another page, is acknowledged and shown no more',
    on: ['payment.close', 'end.shown'],
    from: ['paid', 'notCharged', 'refunded', 'paused', 'acknowledging'],
    given: (before, { type }) => type === 'end.shown' || ['paid', 'notCharged', 'refunded'].includes(outermost(before)),
    to: (after, before, event, { asked }) => {
      const attemptId = event.type === 'end.shown' ? event['attemptId'] : before.context.attempt?.report.attemptId;
      return (
        after.matches({ acknowledging: 'sending' }) &&
        asked.acknowledge?.attemptId === attemptId &&
        asked.acknowledge?.kind === (event['kind'] ?? 'purchase') &&
        after.context.seen?.since === (before.context.hint?.since ?? null)
      );
    },
  },
  {
    name: 'what is not over stays hidden once it was closed, and is followed all the same',
    on: ['payment.close', 'page.shown'],
    from: ['open', 'left'],
    to: (after, before, { type }) =>
      after.context.isHidden === (type === 'payment.close' || before.context.isHidden) &&
      (type === 'page.shown' || isSame(after.value, before.value)),
  },
  {
    name: 'what was closed is shown again when there is news: another payment, a newer hint, another shopper',
    on: ['shopper.known', 'hint.changed', 'find.done.none', 'follow.done.gone', ...answers, ...followed] as Step['on'],
    given: ({ context }, { type, account }) => type !== 'shopper.known' || context.shopper?.account !== account,
    to: (after, before, { type, output }) => {
      const { attempt, isHidden, hint: kept } = before.context;
      const found = (output as AccountAttempt | null | undefined)?.report.attemptId;
      const isOld =
        type === 'hint.changed'
          ? attempt !== null || after.context.hint?.since === kept?.since
          : type !== 'shopper.known' && (found === undefined ? !isSettled(after) : attempt?.report.attemptId === found);
      return after.context.isHidden === (isHidden && isOld);
    },
  },
  {
    name: 'an acknowledgement that was not received is repeated until it is',
    on: ['acknowledge.failed.offline', 'after.readLimit'],
    from: ['acknowledging.sending'],
    to: ['acknowledging.pausing'],
  },
  {
    name: 'an acknowledgement is repeated after a while, and when the page has the focus again',
    on: ['after.poll', 'payment.look'],
    from: ['acknowledging.pausing'],
    to: (after, before, _event, { asked }) =>
      after.matches({ acknowledging: 'sending' }) && asked.acknowledge?.attemptId === before.context.seen?.attemptId,
  },
  {
    name: 'a page that is opened meanwhile does not lose it',
    on: ['page.shown'],
    from: ['acknowledging'],
    to: (after, before) => isSame(after.value, before.value),
  },
  {
    name: 'what was acknowledged is forgotten, and its hint with it; one of a newer order stays',
    on: ['acknowledge.done', 'acknowledge.failed.gone'],
    to: (after, before, { type }, { ran }) => {
      const { seen, hint: kept } = before.context;
      const isHinted = seen?.kind === 'purchase' && kept?.money === 'unknown' && kept.since === seen.since;
      const isSpent = type.startsWith('xstate.done') && isHinted;
      return (
        !after.matches('acknowledging') &&
        !isShown(after) === !after.matches('left') &&
        after.context.attempt === null &&
        !after.context.isFromHere &&
        'forgetHint' in ran === isSpent &&
        after.context.hint === (isSpent ? null : kept) &&
        (!after.context.hasNotice || !isSigned(after) || after.matches('asking'))
      );
    },
  },
];
