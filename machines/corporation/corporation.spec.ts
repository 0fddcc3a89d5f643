import type { Invariant, Postcondition } from 'model-testing';
import type { Corporation } from '../../domain/account/index.ts';
import { recordCopy, recordSpec } from '../families/testing.ts';
import { corporationMachine } from './corporation.machine.ts';

const corporationCopy = recordCopy(
  { tr: 'Kurum bilgileri', en: 'the organisation' },
  { read: 'getProfile', save: 'updateCorporationProfile' },
);

const loaded: Corporation = {
  _id: 'account-2',
  version: 1,
  corporationName: 'Mor Dayanışma Derneği',
  corporationType: 'ASSOCIATION',
  taxOffice: 'Kadıköy',
  taxNumber: '1234567890',
  website: 'https://mor.example.org',
};

/** Invariants, in addition to those of every record. */
const corporationInvariants: readonly Invariant<typeof corporationMachine>[] = [
  {
    name: 'an organization that is loaded has a name: registering gave it',
    holds: ({ context: { loaded } }) => loaded === null || loaded.corporationName !== '',
  },
];

/** Postconditions, in addition to those of every record. */
const postconditions: readonly Postcondition<typeof corporationMachine>[] = [
  {
    name: 'a tax number has ten or eleven digits',
    requirements: 'FORM-4',
    on: ['record.save'],
    from: ['editing'],
    given: ({ context }) => context.draft?.taxNumber === '123',
    to: ({ context }) => context.errors.some(({ field, code }) => field === 'taxNumber' && code === 'invalid'),
  },
];

/**
 * Name, kind, tax office and number are printed on its invoices. A change by another device is shown beside what was
 * typed, and neither is lost.
 */
export const corporationFlow = recordSpec(corporationMachine, {
  name: 'corporation',
  description: {
    tr: { title: 'Kurumunu tanıtır', text: 'Bir kurum, faturasında görünecek bilgilerini günceller.' },
    en: {
      title: 'Keeps an organisation’s details',
      text: 'A charity keeps what we know of its organisation, as it is printed on invoices.',
    },
  },
  copy: corporationCopy,
  loaded,
  newer: { ...loaded, version: 5, taxOffice: 'Beşiktaş' },
  changed: { ...loaded, version: 2, taxOffice: 'Şişli' },
  changes: { valid: { taxOffice: 'Şişli' }, invalid: { taxNumber: '123' } },
  refusedField: 'taxNumber',
  invariants: corporationInvariants,
  postconditions,
});
