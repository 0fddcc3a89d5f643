import type { StepPromise } from 'model-testing';
import type { Consents } from '../../domain/communication/index.ts';
import { actSpec } from '../kit/testing.ts';
import { communicationCopy } from './communication.copy.ts';
import { communicationMachine, type ConsentRequest } from './communication.machine.ts';
import { communicationRules } from './communication.rules.ts';

const view: Consents = {
  email: { isAllowed: true, changedAt: '2026-03-14T09:30:00.000Z' },
  sms: { isAllowed: false, changedAt: null },
  call: { isAllowed: false, changedAt: '2026-06-02T09:30:00.000Z' },
};

/** What a step must lead to, beside the promises of every act. */
const promises: readonly StepPromise<typeof communicationMachine>[] = [
  {
    name: 'a consent is withdrawn with one tap: nothing is asked before (law: as easily withdrawn as given)',
    on: ['act.submit'],
    from: ['ready', 'done'],
    given: ({ context: { view: shown } }, event) => {
      const { channel, isAllowed } = event['request'] as ConsentRequest;
      return shown![channel].isAllowed && !isAllowed;
    },
    to: ['acting'],
  },
];

export const communicationFlow = actSpec(communicationMachine, {
  name: 'communication',
  copy: communicationCopy,
  view,
  after: { ...view, email: { isAllowed: false, changedAt: '2026-11-23T09:40:00.000Z' } } satisfies Consents,
  valid: [{ channel: 'email', isAllowed: false }],
  validAfter: [{ channel: 'email', isAllowed: true }],
  invalid: [{ channel: 'sms', isAllowed: false }],
  rules: communicationRules,
  promises,
});
