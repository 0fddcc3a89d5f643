import type { StepPromise } from 'model-testing';
import type { Account } from '../../domain/account/index.ts';
import { kurus } from '../../domain/money/index.ts';
import { recordSpec } from '../kit/testing.ts';
import { profileCopy } from './profile.copy.ts';
import { profileMachine } from './profile.machine.ts';
import { profileRules } from './profile.rules.ts';

const held: Account = {
  _id: 'account-1',
  version: 3,
  accountType: 'normal',
  tags: [],
  firstName: 'Elif',
  lastName: 'Yılmaz',
  email: 'elif@example.com',
  pendingEmail: null,
  phone: { dialCode: '+90', number: '5320000007' },
  dateOfBirth: '1996-04-14',
  createdAt: '2026-01-05T08:12:00.000Z',
  balance: kurus(3_000),
  defaultPromoCode: null,
  communicationAgreementSignedAt: null,
  lastSuccessfulLogin: null,
  hasPassword: true,
};

/** What a step must lead to, beside the promises of every record. */
const promises: readonly StepPromise<typeof profileMachine>[] = [
  {
    name: 'a name that is left empty is asked for',
    requirements: 'FORM-3',
    on: ['record.save'],
    from: ['editing'],
    given: ({ context }) => context.draft?.firstName === '',
    to: ({ context }) => context.errors.some(({ field, code }) => field === 'firstName' && code === 'required'),
  },
];

export const profileFlow = recordSpec(profileMachine, {
  name: 'profile',
  copy: profileCopy,
  held,
  newer: { ...held, version: 5, lastName: 'Kaya' },
  changed: { ...held, version: 4, firstName: 'Elif Su' },
  changes: { valid: { firstName: 'Elif Su' }, invalid: { firstName: '' }, secret: { email: 'su@example.com' } },
  refusedField: 'firstName',
  rules: profileRules,
  promises,
});
