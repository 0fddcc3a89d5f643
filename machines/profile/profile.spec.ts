import type { Invariant, Postcondition } from 'model-testing';
import type { Account } from '../../domain/account/index.ts';
import { kurus } from '../../domain/money/index.ts';
import { recordCopy, recordSpec } from '../families/testing.ts';
import { profileMachine } from './profile.machine.ts';

const profileCopy = recordCopy(
  { tr: 'Bilgiler', en: 'the details' },
  { read: 'getProfile', save: 'updateAccount' },
  true,
);

const loaded: Account = {
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

/** Invariants, in addition to those of every record. */
const profileInvariants: readonly Invariant<typeof profileMachine>[] = [
  {
    name: 'no address that waits for its click is taken for the account’s own',
    holds: ({ context: { loaded } }) => loaded === null || loaded.pendingEmail !== loaded.email,
  },
];

/** Postconditions, in addition to those of every record. */
const postconditions: readonly Postcondition<typeof profileMachine>[] = [
  {
    name: 'a name that is left empty is asked for',
    requirements: 'FORM-3',
    on: ['record.save'],
    from: ['editing'],
    given: ({ context }) => context.draft?.firstName === '',
    to: ({ context }) => context.errors.some(({ field, code }) => field === 'firstName' && code === 'required'),
  },
];

/**
 * Name, phone and date of birth change at once; a new e-mail address requires the password, and is used only once its
 * owner has clicked the mailed link. A change by another device is shown beside what was typed, and neither is lost.
 */
export const profileFlow = recordSpec(profileMachine, {
  name: 'profile',
  description: {
    tr: {
      title: 'Bilgilerini günceller',
      text: 'Müşteri hakkında bildiklerimizi değiştirir; yazdığı hiçbir şey kaybolmaz.',
    },
    en: {
      title: 'Keeps their details',
      text: 'A customer changes what we know of them, and loses nothing they typed.',
    },
  },
  copy: profileCopy,
  loaded,
  newer: { ...loaded, version: 5, lastName: 'Kaya' },
  changed: { ...loaded, version: 4, firstName: 'Elif Su' },
  changes: { valid: { firstName: 'Elif Su' }, invalid: { firstName: '' }, secret: { email: 'su@example.com' } },
  refusedField: 'firstName',
  invariants: profileInvariants,
  postconditions,
});
