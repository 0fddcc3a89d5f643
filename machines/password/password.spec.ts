import type { Invariant, Postcondition } from 'model-testing';
import { actionCopy, actionSpec } from '../families/testing.ts';
import { passwordMachine, type PasswordRequest, type PasswordView } from './password.machine.ts';

const family = actionCopy({ tr: 'Şifre', en: 'the password' }, { read: 'getProfile', perform: 'changePassword' });

const passwordCopy = {
  ...family,
  events: {
    ...family.events,
    'action.submit': { tr: 'Müşteri yeni şifresini yazdı', en: 'The customer types a new password' },
  },
};

const first: PasswordRequest = {
  currentPassword: '',
  newPassword: 'mor-defter-7-yagmur',
  again: 'mor-defter-7-yagmur',
};

const another: PasswordRequest = { ...first, currentPassword: 'mavi-kalem-4-gunes' };
const none: PasswordView = { hasPassword: false };

/** Invariants, in addition to those of the family. */
const passwordInvariants: readonly Invariant<typeof passwordMachine>[] = [
  {
    name: 'a customer who has chosen a password has one',
    holds: (snapshot) => !snapshot.matches('done') || snapshot.context.view?.hasPassword === true,
  },
];

/** Postconditions, in addition to those of the family. */
const postconditions: readonly Postcondition<typeof passwordMachine>[] = [
  {
    name: 'a customer who has a password writes it before they choose another',
    requirements: 'FORM-7',
    on: ['action.submit'],
    from: ['ready', 'done'],
    given: ({ context: { view } }, event) =>
      view?.hasPassword === true && (event['request'] as PasswordRequest).currentPassword === '',
    to: (after) => after.context.errors.some(({ field }) => field === 'currentPassword'),
  },
];

/**
 * An account with a password must give the current one to change it. Every other session of the account ends with the
 * change, and the screen says so. No password is ever kept.
 */
export const passwordFlow = actionSpec(passwordMachine, {
  name: 'password',
  description: {
    tr: { title: 'Şifresini seçer', text: 'Müşteri ilk şifresini oluşturur ya da başka bir şifre seçer.' },
    en: { title: 'Chooses a password', text: 'A customer chooses a first password, or another one.' },
  },
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
  invariants: passwordInvariants,
  postconditions,
});
