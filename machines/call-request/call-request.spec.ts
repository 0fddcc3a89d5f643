import type { Invariant, Postcondition } from 'model-testing';
import type { CalendarDay } from '../../domain/calendar/index.ts';
import { CALL_NOTE_LIMIT, type CallRequest } from '../../domain/call/index.ts';
import { actionCopy, actionSpec } from '../families/testing.ts';
import { callRequestMachine, type CallRequestView } from './call-request.machine.ts';

const family = actionCopy(
  { tr: 'Arama isteği', en: 'the call' },
  { read: 'findOpenCallRequest', perform: 'sendCallRequest' },
);

const callRequestCopy = {
  ...family,
  events: { ...family.events, 'action.submit': { tr: 'Müşteri aranmak istedi', en: 'The customer asks for a call' } },
};

const phone = { dialCode: '+90', number: '5321234567' };
const view: CallRequestView = { phone, open: null };

const after: CallRequestView = {
  phone,
  open: { phone, topic: 'ORDER', partOfDay: 'morning', callBy: '2026-11-24' as CalendarDay },
};

const request: CallRequest = { phone, topic: 'ORDER', partOfDay: 'morning', note: '' };

/** Invariants, in addition to those of the family. */
const callRequestInvariants: readonly Invariant<typeof callRequestMachine>[] = [
  {
    name: 'what was asked for is a call that is waited for',
    requirements: 'ACCOUNT-10',
    holds: (snapshot) => !snapshot.matches('done') || snapshot.context.view?.open !== null,
  },
];

/** Postconditions, in addition to those of the family. */
const postconditions: readonly Postcondition<typeof callRequestMachine>[] = [
  {
    name: 'a customer who asked sees by which day the call comes',
    requirements: 'ACCOUNT-10',
    on: ['perform.done.done', 'check.done.changed'],
    to: ({ context }) => context.view?.open?.callBy === '2026-11-24',
  },
];

/**
 * One call is open at a time. While it is, the page says when it comes instead of asking again; one that was requested
 * on another device is shown as soon as the server reports it.
 */
export const callRequestFlow = actionSpec(callRequestMachine, {
  name: 'call-request',
  description: {
    tr: { title: 'Aranmak ister', text: 'Bir müşteri aranmak ister ve hangi güne kadar aranacağını görür.' },
    en: { title: 'Asks for a call', text: 'A customer asks the shop to call them, and sees by which day.' },
  },
  copy: callRequestCopy,
  view,
  after,
  valid: [request],
  invalid: [
    { ...request, phone: { dialCode: '+90', number: '' } },
    { ...request, note: 'x'.repeat(CALL_NOTE_LIMIT + 1) },
  ],
  isOneWay: true,
  invariants: callRequestInvariants,
  postconditions,
});
