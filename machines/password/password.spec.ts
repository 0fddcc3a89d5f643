import type { StepPromise } from 'model-testing';
import { actSpec } from '../kit/testing.ts';
import { passwordCopy } from './password.copy.ts';
import { passwordMachine, type PasswordRequest, type PasswordView } from './password.machine.ts';
import { passwordRules } from './password.rules.ts';

const first: PasswordRequest = {
  currentPassword: '',
  newPassword: 'mor-defter-7-yagmur',
  again: 'mor-defter-7-yagmur',
};
const another: PasswordRequest = { ...first, currentPassword: 'mavi-kalem-4-gunes' };
const none: PasswordView = { hasPassword: false };

/** What a step must lead to, beside the promises of every act. */
const promises: readonly StepPromise<typeof passwordMachine>[] = [
  {
    name: 'a customer who has a password writes it before they choose another',
    requirements: 'FORM-7',
    on: ['act.submit'],
    from: ['ready', 'done'],
    given: ({ context: { view } }, event) =>
      view?.hasPassword === true && (event['request'] as PasswordRequest).currentPassword === '',
    to: (after) => after.context.errors.some(({ field }) => field === 'currentPassword'),
  },
];

export const passwordFlow = actSpec(passwordMachine, {
  name: 'password',
  copy: passwordCopy,
  view: none,
  after: { hasPassword: true } satisfies PasswordView,
  valid: [first, another],
  validAfter: [another],
  invalid: [
    { ...another, newPassword: 'kisa', again: 'kisa' },
    { ...another, again: 'baska' },
  ],
  isOneWay: true,
  rules: passwordRules,
  promises,
});
