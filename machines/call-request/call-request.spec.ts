import type { StepPromise } from 'model-testing';
import type { CalendarDay } from '../../domain/calendar/index.ts';
import { CALL_NOTE_LIMIT, type CallRequest } from '../../domain/call/index.ts';
import { actSpec } from '../kit/testing.ts';
import { callRequestCopy } from './call-request.copy.ts';
import { callRequestMachine, type CallRequestView } from './call-request.machine.ts';
import { callRequestRules } from './call-request.rules.ts';

const phone = { dialCode: '+90', number: '5321234567' };
const view: CallRequestView = { phone, open: null };
const after: CallRequestView = {
  phone,
  open: { phone, topic: 'ORDER', partOfDay: 'morning', callBy: '2026-11-24' as CalendarDay },
};
const request: CallRequest = { phone, topic: 'ORDER', partOfDay: 'morning', note: '' };

/** What a step must lead to, beside the promises of every act. */
const promises: readonly StepPromise<typeof callRequestMachine>[] = [
  {
    name: 'a customer who asked sees by which day the call comes',
    requirements: 'ACCOUNT-10',
    on: ['act.done.done', 'check.done.changed'],
    to: ({ context }) => context.view?.open?.callBy === '2026-11-24',
  },
];

export const callRequestFlow = actSpec(callRequestMachine, {
  name: 'call-request',
  copy: callRequestCopy,
  view,
  after,
  valid: [request],
  invalid: [
    { ...request, phone: { dialCode: '+90', number: '' } },
    { ...request, note: 'x'.repeat(CALL_NOTE_LIMIT + 1) },
  ],
  isOneWay: true,
  rules: callRequestRules,
  promises,
});
